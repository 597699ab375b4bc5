import { describe, expect, it } from 'vitest';
import { laterPages } from './later-pages.ts';
import { laterTextsId } from './messages/id.ts';

describe('laterPages', () => {
  it('have a title and one sentence each, and no text is left without a page', () => {
    const { back, notYet, soon: _soon, ...subjects } = laterTextsId;

    expect(Object.keys(subjects).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(laterPages).toSorted((a, b) => a.localeCompare(b)),
    );
    expect([back, notYet]).not.toContain('');
    for (const { text } of Object.values(subjects)) expect(text.match(/\.(\s|$)/g)).toHaveLength(1);
  });

  it('stand on paths of their own', () => {
    const paths = Object.values(laterPages).map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });
});
