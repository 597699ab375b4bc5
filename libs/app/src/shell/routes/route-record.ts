import type { Locale } from '@imah/contract/core/words';
import type { ComponentType } from 'react';
import { titles } from './titles.ts';

export const layoutNames = ['blank', 'dashboard', 'old'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** What a rule of its own says of a value that it refuses. */
export interface ParamRefusal {
  readonly status: number;
  readonly message: string;
}

/**
 * How a parameter of the path must look (S-17). What is no `uuid` is a fatal 404 with the path as its message; a rule
 * of its own answers with null, or with the status and message it refuses the value with.
 */
export type ParamRule = 'uuid' | ((value: string) => ParamRefusal | null);

/** What a page is apart from its content. Children inherit what they do not say themselves. */
export interface PageFrame {
  readonly guard?: 'auth' | 'guest';
  readonly layout?: LayoutName;
  readonly variant?: 'default' | 'grayish-cyan' | 'transparent';
  readonly header?: 'shown' | 'hidden';
  readonly padding?: 'default' | 'none';
  /** Forces the colour mode while the page is shown (S-19). */
  readonly colorMode?: 'light' | 'dark';
}

/** One entry of the route map. */
export interface RouteRecord extends PageFrame {
  readonly name: string;
  /** Pattern below the parent's; the empty text is the parent's index. */
  readonly path: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly params?: Readonly<Record<string, ParamRule>>;
  readonly load: () => Promise<ComponentType>;
  /** Rendered to HTML when the application is built. */
  readonly prerender?: true;
  readonly children?: readonly RouteRecord[];
}

/** A route as the shell sees it once it is matched. */
export interface ResolvedRoute extends Required<Omit<PageFrame, 'guard' | 'colorMode'>> {
  readonly name: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly guard: 'auth' | 'guest' | null;
  readonly colorMode: 'light' | 'dark' | null;
}

const unframed: ResolvedRoute = {
  name: 'not-found',
  title: titles.notFound,
  guard: null,
  layout: 'blank',
  variant: 'default',
  header: 'shown',
  padding: 'default',
  colorMode: null,
};

/** Joins the records of a match from the outermost to the innermost; the innermost word counts. */
export function resolveRoute(records: readonly RouteRecord[]): ResolvedRoute {
  return records.reduce<ResolvedRoute>(
    (outer, { name, title, guard, layout, variant, header, padding, colorMode }) => ({
      name,
      title,
      guard: guard ?? outer.guard,
      layout: layout ?? outer.layout,
      variant: variant ?? outer.variant,
      header: header ?? outer.header,
      padding: padding ?? outer.padding,
      colorMode: colorMode ?? outer.colorMode,
    }),
    unframed,
  );
}
