import { countOfTemplate, type DeviceTemplateFault, nameOfTemplate } from '@imah/contract/devices/words';

/** What a template makes at one place: how many names, and what they look like. */
export interface PatternNames {
  readonly count: number;
  readonly names: string;
}

const shown = 3;

/** The names of a template at the place that is called so, the first ones and the last; or what is wrong with it. */
export function patternNames(template: string, placeName: string): PatternNames | DeviceTemplateFault {
  const count = countOfTemplate(template);
  if (typeof count === 'string') return count;
  const head = Array.from({ length: Math.min(count, shown) }, (_, index) => nameOfTemplate(template, index, placeName));
  const names = head.join(', ');
  return { count, names: count <= shown ? names : `${names} … ${nameOfTemplate(template, count - 1, placeName)}` };
}
