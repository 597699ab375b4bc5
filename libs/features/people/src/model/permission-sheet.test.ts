import { actions, resources } from '@imah/contract/access';
import { describe, expect, it } from 'vitest';
import { actionsOf, grantsOf, levelOf, levelsOf, withLevel } from './permission-sheet.ts';

const none = grantsOf([]);

describe('the sheet of permissions', () => {
  it('offers something of every resource, and only actions that exist', () => {
    for (const resource of resources) {
      expect(actionsOf(resource, none).length).toBeGreaterThan(0);
      expect(actions).toEqual(expect.arrayContaining([...actionsOf(resource, none)]));
    }
  });

  it('shows what a group has although it is not offered', () => {
    expect(actionsOf('telemetry', none)).not.toContain('approve');
    expect(actionsOf('telemetry', grantsOf(['telemetry.approve']))).toContain('approve');
  });

  it('keeps one level of each action', () => {
    const own = withLevel(grantsOf(['bill.view', 'unit.view']), 'bill', 'view', 'own');

    expect([...own]).toEqual(['unit.view', 'bill.view.own']);
    expect(levelOf(own, 'bill', 'view')).toBe('own');
    expect([...withLevel(own, 'bill', 'view', 'none')]).toEqual(['unit.view']);
  });

  it('does not offer one’s own where nobody owns anything', () => {
    expect([levelsOf('settings'), levelsOf('ticket')]).toEqual([
      ['none', 'all'],
      ['none', 'own', 'all'],
    ]);
  });
});
