import { type RefObject, useEffect, useRef } from 'react';
import { drawSignature } from './draw-signature.ts';
import type { Signature } from './signature.ts';

/** Keeps what is on a canvas in step with a signature, its size, the density of the screen and the colour of the theme. */
export function useInk(canvas: RefObject<HTMLCanvasElement | null>, signature: Signature): void {
  const latest = useRef(signature);
  useEffect(() => {
    latest.current = signature;
    draw(canvas.current, signature);
  }, [canvas, signature]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const again = () => draw(element, latest.current);
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    // A theme is an attribute of the document.
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { attributes: true });
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', again);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      dark.removeEventListener('change', again);
    };
  }, [canvas]);
}

function draw(element: HTMLCanvasElement | null, signature: Signature): void {
  const brush = element?.getContext('2d') ?? null;
  if (element === null || brush === null) return;
  const { width, height } = element.getBoundingClientRect();
  const density = globalThis.devicePixelRatio || 1;
  // Setting the size wipes it.
  element.width = Math.max(1, Math.round(width * density));
  element.height = Math.max(1, Math.round(height * density));
  drawSignature(brush, signature, element.width, getComputedStyle(element).color);
}
