import { dataScale, scales } from './scales.ts';

type Status = { solid: string; solidHover: string; on: string; surface: string; text: string; border: string };
type Accent = Status & { solidActive: string; surfaceHover: string };
type Step = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** What a colour means; every theme gives each of these a value. */
export type Palette = {
  canvas: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  surfaceHover: string;
  surfaceActive: string;
  surfaceTint: string;
  scrim: string;
  skeleton: string;
  text: string;
  textMuted: string;
  textDisabled: string;
  link: string;
  border: string;
  borderStrong: string;
  focus: string;
  inverse: string;
  onInverse: string;
  accent: Accent;
  neutral: Status;
  success: Status;
  warning: Status;
  danger: Status;
  info: Status;
  data: Record<Step, string>;
};

const { cyan, neutral, ink, green, yellow, red, blue } = scales;

const steps = (colors: (typeof dataScale)['light' | 'dark']): Palette['data'] => ({
  '1': colors[0],
  '2': colors[1],
  '3': colors[2],
  '4': colors[3],
  '5': colors[4],
  '6': colors[5],
  '7': colors[6],
  '8': colors[7],
});

export const light: Palette = {
  canvas: neutral[50],
  surface: neutral[0],
  surfaceRaised: neutral[0],
  surfaceSunken: neutral[100],
  surfaceHover: neutral[100],
  surfaceActive: neutral[200],
  surfaceTint: '#e6eff1',
  scrim: 'rgb(12 34 37 / 0.45)',
  skeleton: neutral[200],
  text: neutral[950],
  textMuted: '#566469',
  textDisabled: neutral[500],
  link: cyan[700],
  border: neutral[200],
  borderStrong: '#75838a',
  focus: cyan[600],
  inverse: neutral[900],
  onInverse: neutral[50],
  accent: {
    solid: cyan[700],
    solidHover: cyan[800],
    solidActive: cyan[900],
    on: neutral[0],
    surface: cyan[100],
    surfaceHover: cyan[200],
    text: cyan[800],
    border: cyan[300],
  },
  neutral: {
    solid: neutral[700],
    solidHover: neutral[800],
    on: neutral[0],
    surface: neutral[100],
    text: neutral[800],
    border: neutral[300],
  },
  success: {
    solid: green[700],
    solidHover: green[800],
    on: neutral[0],
    surface: green[50],
    text: green[800],
    border: green[300],
  },
  warning: {
    solid: yellow[400],
    solidHover: yellow[500],
    on: yellow[950],
    surface: yellow[50],
    text: yellow[800],
    border: yellow[300],
  },
  danger: { solid: red[600], solidHover: red[700], on: neutral[0], surface: red[50], text: red[700], border: red[300] },
  info: {
    solid: blue[700],
    solidHover: blue[800],
    on: neutral[0],
    surface: blue[50],
    text: blue[800],
    border: blue[300],
  },
  data: steps(dataScale.light),
};

export const dark: Palette = {
  canvas: ink.canvas,
  surface: ink.surface,
  surfaceRaised: ink.raised,
  surfaceSunken: ink.sunken,
  surfaceHover: ink.hover,
  surfaceActive: ink.active,
  surfaceTint: '#12282c',
  scrim: 'rgb(2 5 6 / 0.65)',
  skeleton: ink.active,
  text: '#e8eef0',
  textMuted: '#9fadb2',
  textDisabled: ink.borderStrong,
  link: cyan[300],
  border: ink.border,
  borderStrong: '#718086',
  focus: cyan[400],
  inverse: neutral[200],
  onInverse: neutral[950],
  accent: {
    solid: cyan[400],
    solidHover: cyan[300],
    solidActive: cyan[200],
    on: cyan[950],
    surface: '#143035',
    surfaceHover: cyan[900],
    text: cyan[300],
    border: cyan[800],
  },
  neutral: {
    solid: neutral[400],
    solidHover: neutral[300],
    on: neutral[950],
    surface: ink.active,
    text: neutral[300],
    border: '#3d4b50',
  },
  success: {
    solid: green[400],
    solidHover: green[300],
    on: green[950],
    surface: '#0a2417',
    text: green[300],
    border: green[800],
  },
  warning: {
    solid: yellow[400],
    solidHover: yellow[300],
    on: yellow[950],
    surface: '#271d07',
    text: yellow[300],
    border: yellow[800],
  },
  danger: { solid: red[400], solidHover: red[300], on: red[950], surface: '#2f1211', text: red[300], border: red[800] },
  info: {
    solid: blue[400],
    solidHover: blue[300],
    on: blue[950],
    surface: '#0d2036',
    text: blue[300],
    border: blue[800],
  },
  data: steps(dataScale.dark),
};
