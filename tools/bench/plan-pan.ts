import type { Browser, Page } from 'playwright';
import { workspaceRoot } from '../run/workspace.ts';
import { percentile } from './frame-gaps.ts';
import type { Row } from './table.ts';
import { serveUiPage } from './ui-page.ts';

const seconds = 5;
const pins = 1000;

/** The page under measurement: the plan of the design system as its stories show it, with every pin it is made for. */
const source = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@imah/ui/global';
import { FloorPlan } from '@imah/ui/data';
import { exampleImage, manyPins } from '${workspaceRoot}libs/ui/src/components/floor-plan/example-plan.tsx';

const picture = { kind: 'image', src: exampleImage, width: 1200, height: 700 };
function Plan() {
  const [items, setItems] = useState(() => manyPins(${pins}));
  globalThis.report = (nth) =>
    setItems((now) => now.map((item, at) => (at === nth ? { ...item, reading: { value: nth, text: String(Math.random()) } } : item)));
  return createElement(FloorPlan, { label: 'Denah', picture, items });
}
const began = performance.now();
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Plan));
requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.drawnAfter = performance.now() - began; }));
`;

/** Its page. */
declare const drawnAfter: number;
declare const report: (nth: number) => void;

/** How soon a plan of 1,000 pins is drawn, and how evenly frames come while it is panned, also while values arrive. */
export async function measurePlanPan(browser: Browser): Promise<Row[]> {
  const { url, close } = await serveUiPage(source);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.getByRole('application').waitFor();
  await page.waitForFunction(() => typeof drawnAfter === 'number');
  const drawn = await page.evaluate(() => drawnAfter);
  const plan = page.getByRole('application');
  // Larger than its frame: only then is there anything to pan.
  await plan.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');

  // The first run pays for compiling.
  await pan(page, 'still');
  const still = await pan(page, 'still');
  const live = await pan(page, 'live');
  await page.close();
  await close();

  const written = (gaps: readonly number[]) => `${percentile(gaps, 0.95).toFixed(1)} ms`;
  return [
    { what: 'plan of 1,000 pins: until it is drawn', measured: `${drawn.toFixed(0)} ms`, reference: 'goal ≤ 500 ms' },
    {
      what: 'plan of 1,000 pins, panned: 95th percentile of frame gaps',
      measured: written(still),
      reference: 'goal ≤ 34 ms',
    },
    {
      what: 'plan of 1,000 pins, panned while one value arrives each frame: 95th percentile of frame gaps',
      measured: written(live),
      reference: 'goal ≤ 34 ms',
    },
  ];
}

/** Drags the plan to and fro; answers with the gaps between frames in milliseconds. */
function pan(page: Page, values: 'still' | 'live'): Promise<number[]> {
  return page.evaluate(
    async ({ duration, isLive, count }) => {
      const plan = document.querySelector('[role=application]');
      if (plan === null) throw new Error('the plan is not there');
      const box = plan.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const fire = (type: string, by: number, target: EventTarget) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1,
            button: 0,
            clientX: x + by,
            clientY: y,
            bubbles: true,
            cancelable: true,
          }),
        );
      // A pointer made here can be held by nobody.
      plan.setPointerCapture = () => undefined;
      const gaps: number[] = [];
      fire('pointerdown', 0, plan);
      const started = performance.now();
      let last = started;
      for (let frame = 0; last - started < duration; frame += 1) {
        fire('pointermove', Math.sin(frame / 20) * 200, window);
        if (isLive) report(frame % count);
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        gaps.push(now - last);
        last = now;
      }
      fire('pointerup', 0, window);
      return gaps.slice(1);
    },
    { duration: seconds * 1000, isLive: values === 'live', count: pins },
  );
}
