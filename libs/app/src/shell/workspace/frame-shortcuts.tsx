import { useNavigate } from 'react-router-dom';
import { type Shortcut, useShortcuts } from '../../shortcuts/index.ts';
import type { NavigationEntry } from './navigation.ts';

/** After G: the page of the navigation by its path; what is not in it for the person has no key. */
const letters: readonly (readonly [string, RegExp])[] = [
  ['b', /^\/imah$/],
  ['t', /^\/imah\/tickets$/],
  ['g', /^\/imah\/building\//],
  ['d', /^\/imah\/dashboard$/],
  ['s', /^\/imah\/settings$/],
];

/** The keys that do the same on every page: a new ticket, and G with the letter of a page. */
export function FrameShortcuts({
  navigation,
  pathname,
}: {
  readonly navigation: readonly NavigationEntry[];
  readonly pathname: string;
}) {
  const navigate = useNavigate();
  const goTo = (href: string) => () => void navigate(href);
  const report = navigation.find(({ href }) => href === '/imah/new/ticket');
  // In a building it is one of that building.
  const [, buildingId] = /^\/imah\/building\/([^/]+)/.exec(pathname) ?? [];
  const reportHref = `/imah/new/ticket${buildingId === undefined ? '' : `/${buildingId}`}`;
  const pages = letters.flatMap(([letter, path]): Shortcut[] => {
    const entry = navigation.find(({ href }) => path.test(href));
    return entry === undefined
      ? []
      : [{ keys: `g ${letter}`, group: 'pages', label: entry.label, run: goTo(entry.href) }];
  });
  useShortcuts([
    ...(report === undefined
      ? []
      : [{ keys: 'c', group: 'general' as const, label: report.label, run: goTo(reportHref) }]),
    ...pages,
  ]);
  return null;
}
