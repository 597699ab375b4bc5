import type { Plugin } from 'vite';
import { colorModeSource } from './color-mode-source.ts';

/** Writes the script that sets the colour mode before the first paint into the page (S-27). */
export function colorModeScript(): Plugin {
  return {
    name: 'imah-color-mode',
    transformIndexHtml: (html) => html.replace('<!--imah-color-mode-->', `<script>${colorModeSource()}</script>`),
  };
}
