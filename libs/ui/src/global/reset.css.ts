import { globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  height: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.size.header,
});
globalStyle('body', {
  minHeight: '100%',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.md,
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'tabular-nums',
  // The face's own word space is narrow at the sizes of a dense page.
  wordSpacing: '0.06em',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', padding: 0, textAlign: 'inherit', cursor: 'pointer' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('fieldset', { border: 'none', padding: 0, minWidth: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
// Sent before its script was there: held till then, and seen to be.
globalStyle('form[aria-busy="true"] [type="submit"]', { opacity: 0.55, cursor: 'progress' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
});
// A page's title has focus when one has come to it, so that it is read out; there is nothing to press.
globalStyle('h1:focus', { outline: 'none' });
globalStyle('::selection', { background: vars.color.accent.surfaceHover, color: vars.color.text });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // The types of styles know the values alone.
      scrollBehavior: 'auto !important' as 'auto',
    },
    [media.print]: { boxShadow: 'none !important' },
  },
});
