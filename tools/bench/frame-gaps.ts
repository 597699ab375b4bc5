import type { Page } from 'playwright';

/** Scrolls what `selector` finds down by so many pixels a frame; answers with the gaps between frames in milliseconds. */
export function scroll(page: Page, selector: string, step: number, seconds: number): Promise<number[]> {
  return page.evaluate(
    async ({ region, pixels, duration }) => {
      const scrolled = document.querySelector(region);
      if (scrolled === null) throw new Error(`${region} is not there`);
      scrolled.scrollTop = 0;
      const gaps: number[] = [];
      const started = performance.now();
      let last = started;
      while (last - started < duration) {
        scrolled.scrollTop += pixels;
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        gaps.push(now - last);
        last = now;
      }
      return gaps.slice(1);
    },
    { region: selector, pixels: step, duration: seconds * 1000 },
  );
}

/** The value that this share of all does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
