import { create, type ThemeVars } from 'storybook/theming';

const own = { brandTitle: 'Imah', brandTarget: '_self' } as const;

/** Storybook itself, its sidebar and its docs pages, in the theme that the toolbar chooses for the stories. */
export const storybookThemes: Readonly<Record<'terang' | 'gelap', ThemeVars>> = {
  terang: create({ ...own, base: 'light', colorPrimary: '#32646b', colorSecondary: '#32646b' }),
  gelap: create({
    ...own,
    base: 'dark',
    colorPrimary: '#91bfc7',
    colorSecondary: '#32646b',
    appBg: '#121a1e',
    appContentBg: '#0a1214',
    appPreviewBg: '#0a1214',
    barBg: '#121a1e',
    barSelectedColor: '#91bfc7',
    barHoverColor: '#91bfc7',
  }),
};

/** The theme that a set of globals names; Storybook begins in the light. */
export const themeOfGlobals = (globals: Readonly<Record<string, unknown>> | undefined): 'terang' | 'gelap' =>
  globals?.['theme'] === 'gelap' ? 'gelap' : 'terang';
