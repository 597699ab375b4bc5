import type { Plugin } from 'vite';
import { colorModeSource } from './color-mode-source.ts';
import { heldFormsSource } from './held-forms-source.ts';

/** Writes into the page what has to run before the first paint (S-27) or before any file has arrived. */
export function inlineScripts(): Plugin {
  const scripts = [colorModeSource(), heldFormsSource()].map((source) => `<script>${source}</script>`).join('\n    ');
  return {
    name: 'imah-inline-scripts',
    transformIndexHtml: (html) => html.replace('<!--imah-inline-scripts-->', scripts),
  };
}
