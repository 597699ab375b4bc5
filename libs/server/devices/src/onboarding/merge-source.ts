import type { Discovery, Source, SourceProperty } from './adapters/index.ts';

/** Properties of one device: more than this no device has that belongs in a building. */
const mostProperties = 150;
const mostPresence = 8;

/**
 * What is known of a device, with what it says of itself now. What it says comes before what its values gave away. The same
 * object where nothing is new.
 */
export function mergeSource(known: Source, said: Source, by: Discovery['by']): Source {
  const merged: Source = {
    ...(by === 'description' ? { ...said, ...keptOf(known, said) } : known),
    presence: merge(known.presence, said.presence, ({ topic }) => topic, by).slice(0, mostPresence),
    properties: merge(known.properties, said.properties, ({ key }) => key, by).slice(0, mostProperties),
  };
  return JSON.stringify(merged) === JSON.stringify(known) ? known : merged;
}

/** What another description of the device said, and this one leaves out. */
function keptOf(known: Source, said: Source): Pick<Source, 'maker' | 'model' | 'firmware' | 'gateway'> {
  const gateway = said.gateway ?? known.gateway;
  return {
    ...(gateway === undefined ? {} : { gateway }),
    maker: said.maker ?? known.maker,
    model: said.model ?? known.model,
    firmware: said.firmware ?? known.firmware,
  };
}

function merge<T>(
  known: readonly T[],
  said: readonly T[],
  keyOf: (one: T) => string,
  by: Discovery['by'],
): readonly T[] {
  const merged = new Map(known.map((one) => [keyOf(one), one]));
  for (const one of said) if (by === 'description' || !merged.has(keyOf(one))) merged.set(keyOf(one), one);
  return [...merged.values()];
}

/** Without the properties that only this topic described. */
export function withoutDescribedBy(known: Source, topic: string): Source {
  const properties = known.properties.filter(({ from }: SourceProperty) => from !== topic);
  return properties.length === known.properties.length ? known : { ...known, properties };
}
