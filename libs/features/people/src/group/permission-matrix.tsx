import { type Action, type Grant, organizationResources, type Resource } from '@imah/contract/access';
import { Heading, Stack, Text } from '@imah/ui';
import { type KeyboardEvent, memo, useState } from 'react';
import { columnActions, otherActions, permissionAreas, resourcesOf } from '../model/permission-areas.ts';
import { actionsOf, levelOf, levelsOf, withLevel } from '../model/permission-sheet.ts';
import { useSettingsTexts } from '../texts.ts';
import { cellAfter } from './cell-after.ts';
import * as styles from './permission-matrix.css.ts';

export interface PermissionMatrixProps {
  readonly grants: ReadonlySet<Grant>;
  /** What is saved: a cell that differs from it is marked. */
  readonly saved: ReadonlySet<Grant>;
  readonly disabled: boolean;
  readonly onChange: (grants: ReadonlySet<Grant>) => void;
}

/**
 * Every permission that has a use: a row for what it is about, a column for what is done with it. A press goes from no to
 * one's own to all; the arrows go from cell to cell, and Tab past all of them.
 */
export const PermissionMatrix = memo(function Matrix({ grants, saved, disabled, onChange }: PermissionMatrixProps) {
  const t = useSettingsTexts();
  const [current, setCurrent] = useState('building.view');

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const next = cellAfter(event.currentTarget, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  }

  function press(resource: Resource, action: Action): void {
    const level = levelOf(grants, resource, action);
    const levels = levelsOf(resource);
    // What was granted and is not offered is behind the last: the first press takes it away.
    const next = levels[levels.indexOf(level) + 1] ?? 'none';
    onChange(withLevel(grants, resource, action, levels.includes(level) ? next : 'none'));
  }

  const cellOf = (resource: Resource, action: Action, place: 'column' | 'others') => {
    const level = levelOf(grants, resource, action);
    const key = `${resource}.${action}`;
    return (
      <button
        key={key}
        type="button"
        className={place === 'column' ? styles.levelInColumn : styles.level}
        data-cell={place === 'column' ? action : 'others'}
        data-level={level}
        data-changed={level === levelOf(saved, resource, action) ? 'no' : 'yes'}
        disabled={disabled}
        tabIndex={key === current ? 0 : -1}
        aria-label={`${t(`resources.${resource}`)}: ${t(`actions.${action}`)}, ${t(`groups.levels.${level}`)}`}
        onFocus={() => setCurrent(key)}
        onKeyDown={handleKeyDown}
        onClick={() => press(resource, action)}
      >
        <span className={place === 'column' ? styles.inColumn : undefined}>{`${t(`actions.${action}`)}:`}</span>
        {level === 'none' ? '–' : t(`groups.levels.${level}`)}
      </button>
    );
  };

  return (
    <Stack gap="md" as="section" aria-labelledby="izin-grup">
      <Heading level={3} id="izin-grup">
        {t('groups.permissions')}
      </Heading>
      {disabled ? null : (
        <Text size="sm" tone="muted">
          {t('groups.matrixHint')}
        </Text>
      )}
      <table className={styles.grid} aria-labelledby="izin-grup">
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.column}>
              {t('groups.subject')}
            </th>
            {columnActions.map((action) => (
              <th key={action} scope="col" className={styles.column}>
                {t(`actions.${action}`)}
              </th>
            ))}
            <th scope="col" className={styles.column}>
              {t('groups.others')}
            </th>
          </tr>
        </thead>
        {permissionAreas.map((area) => (
          <tbody key={area} className={styles.body}>
            <tr className={styles.body}>
              <th scope="rowgroup" colSpan={columnActions.length + 2} className={styles.area}>
                {t(`areas.${area}`)}
              </th>
            </tr>
            {resourcesOf(area).map((resource) => {
              const offered = actionsOf(resource, grants);
              return (
                <tr key={resource} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    {t(`resources.${resource}`)}
                    {organizationResources.includes(resource) && area !== 'organization' ? (
                      <span className={styles.note}>{t('groups.organizationWide')}</span>
                    ) : null}
                  </th>
                  {columnActions.map((action) => (
                    <td key={action} className={styles.cell}>
                      {offered.includes(action) ? cellOf(resource, action, 'column') : null}
                    </td>
                  ))}
                  <td className={styles.cell}>
                    {otherActions.some((action) => offered.includes(action)) ? (
                      <div className={styles.others}>
                        {otherActions
                          .filter((action) => offered.includes(action))
                          .map((action) => cellOf(resource, action, 'others'))}
                      </div>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </Stack>
  );
});
