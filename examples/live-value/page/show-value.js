import { ageOf, freshnessOf, liveKeys } from '@imah/realtime';
import { element } from './elements.js';
import { language, texts } from './texts.js';

/** @import { LiveValue, Realtime } from '@imah/realtime' */

/** Longer without a new value, and it is shown as an old one. Ms. */
const staleAfterMs = 120_000;
const secondMs = 1000;
const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const ages = new Intl.RelativeTimeFormat(language);

export function clearValue() {
  for (const id of ['device-name', 'value', 'age']) element(id, HTMLElement).textContent = '';
}

/**
 * Shows a metric and its age until the answer is called.
 * @param {Realtime} realtime
 * @param {{ deviceId: string, key: string, unit: string, label: string }} metric
 * @returns {() => void}
 */
export function showValue(realtime, { deviceId, key, unit, label }) {
  const place = element('value', HTMLElement);
  element('device-name', HTMLElement).textContent = label;

  const draw = () => {
    const live = realtime.readMetric(deviceId, key);
    const freshness = freshnessOf(live?.ts, realtime.now(), staleAfterMs);
    place.dataset.state = freshness === 'never' ? 'waiting' : freshness;
    place.textContent = live === undefined ? texts.noValue : `${wordOf(live.value)} ${unit}`.trim();
    element('age', HTMLElement).textContent = live === undefined ? '' : ageText(ageOf(live.ts, realtime.now()));
  };

  draw();
  const unsubscribe = realtime.subscribeKey(liveKeys.metric(deviceId, key), draw);
  const timer = setInterval(draw, secondMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
    clearValue();
  };
}

/** @param {LiveValue['value']} value */
function wordOf(value) {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? numbers.format(value) : value;
}

/** @param {number} ms */
function ageText(ms) {
  const seconds = Math.floor(ms / secondMs);
  return seconds < 60 ? ages.format(-seconds, 'second') : ages.format(-Math.floor(seconds / 60), 'minute');
}
