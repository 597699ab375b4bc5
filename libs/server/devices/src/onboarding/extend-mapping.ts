import type { DeviceType } from '@imah/contract/devices';
import { type MappedProperty, mapTo } from './fit-types.ts';
import type { FoundSource } from './found-source.ts';

/** What an adopted device's properties are, with those that it has named since: a plug says its power only when it switches. */
export function extendMapping(
  { mapping, source }: Pick<FoundSource, 'mapping' | 'source'>,
  type: DeviceType | undefined,
): readonly MappedProperty[] {
  if (type === undefined) return mapping;
  const more = mapTo(type, source.properties).filter(
    ({ property, metric }) => !mapping.some((known) => known.metric === metric || known.property === property),
  );
  return more.length === 0 ? mapping : [...mapping, ...more];
}
