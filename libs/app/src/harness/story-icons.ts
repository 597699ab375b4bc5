import type { IconLoader } from '@imah/api-client';
import * as drawings from '@imah/ui/icons';

const drawn = new Map(
  Object.values(drawings).map(({ name, body }) => [`lucide:${name}`, { body, left: 0, top: 0, width: 24, height: 24 }]),
);
const read = (name: string) => drawn.get(name) ?? null;

/** The icons that the design system draws with, at once and without a network. */
export const storyIcons: IconLoader = { read, load: async (name) => read(name), subscribe: () => () => undefined };
