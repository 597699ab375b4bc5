import { useBuildings } from '@imah/api-client/react';
import type { PaletteCommand, PaletteGroup } from '@imah/ui';
import {
  buildingIcon,
  circleQuestionMarkIcon,
  languagesIcon,
  logOutIcon,
  monitorIcon,
  moonIcon,
  sunIcon,
} from '@imah/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { useLocale } from '@imah/app/i18n';
import { useShortcutsHelp } from '@imah/app/shortcuts';
import { sameHrefIn } from './hit-address.ts';
import type { RecentHit } from './recent-hits.ts';
import { namedSo } from './name-commands.ts';
import { useSearchTexts } from './texts.ts';
import { type PageCommand, usePageCommands } from './use-page-commands.ts';
import { useTaskCommands } from './use-task-commands.ts';

/** A page of the navigation. */
export interface PalettePage {
  readonly href: string;
  readonly label: string;
  readonly icon?: PaletteCommand['icon'];
}

const modes = [
  { mode: 'light', icon: sunIcon },
  { mode: 'dark', icon: moonIcon },
  { mode: 'system', icon: monitorIcon },
] as const;

/** How many buildings are offered before anything is typed. */
const offered = 5;

/** What can be done and where one can go: all of it while nothing is typed, else what has every word that was typed. */
export function useCommandGroups(
  pages: readonly PalettePage[],
  onOpen: (page: RecentHit) => void,
): (typed: string) => PaletteGroup[] {
  const t = useSearchTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { colorMode } = useApp();
  const { locale, setLocale } = useLocale();
  const { data: buildings = [] } = useBuildings();
  const known = usePageCommands();
  const tasks = useTaskCommands();
  const showShortcuts = useShortcutsHelp();
  const goTo = (href: string) => () => void navigate(href);

  const open = ({ href, ...command }: PageCommand): PaletteCommand => ({
    ...command,
    onSelect: () => onOpen({ id: command.id, label: command.label, detail: command.detail ?? null, href }),
  });
  const usualPages = [
    ...pages.map(({ href, label, icon }) => ({
      id: `page ${href}`,
      href,
      label,
      ...(icon === undefined ? {} : { icon }),
    })),
    ...known.usual,
  ];
  const elsewhere = buildings.filter(({ id }) => !pathname.includes(id));
  const switches: PaletteCommand[] = elsewhere.map((building) => ({
    id: `switch ${building.id}`,
    label: building.name,
    detail: building.address.city,
    icon: buildingIcon,
    onSelect: goTo(sameHrefIn(building.id, pathname)),
  }));
  const colors: PaletteCommand[] =
    colorMode === undefined
      ? []
      : modes
          .filter(({ mode }) => mode !== colorMode.preference)
          .map(({ mode, icon }) => ({
            id: `mode ${mode}`,
            label: t(`modes.${mode}`),
            keywords: [t('modeWords')],
            icon,
            onSelect: () => colorMode.prefer(mode),
          }));
  const actions: PaletteCommand[] = [
    ...(showShortcuts === null
      ? []
      : [
          {
            id: 'shortcuts',
            label: t('shortcuts'),
            keywords: [t('shortcutWords')],
            icon: circleQuestionMarkIcon,
            onSelect: showShortcuts,
          },
        ]),
    ...colors,
    {
      id: 'language',
      label: t('language'),
      detail: t('languageDetail'),
      keywords: [t('languageWords')],
      icon: languagesIcon,
      onSelect: () => setLocale(locale === 'id' ? 'en' : 'id'),
    },
    { id: 'logout', label: t('logout'), keywords: [t('logoutWords')], icon: logOutIcon, onSelect: goTo('/logout') },
  ];

  return (typed) => {
    const isBlank = typed.trim() === '';
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    // A building whose name was mistyped is meant itself, and comes from the search.
    const isSaid = ({ label, keywords = [] }: PageCommand) =>
      words.some((word) => [label, ...keywords].join(' ').toLowerCase().includes(word));
    // What can be begun or opened in one building is looked for; shown unasked it would bury the rest.
    const [usual = [], rest = [], begun = [], inBuildings = [], others = []] = namedSo<PaletteCommand>(
      [
        usualPages.map(open),
        isBlank ? [] : known.rest.map(open),
        tasks.usual.map(open),
        isBlank ? [] : tasks.byBuilding.filter(isSaid).map(open),
        actions,
      ],
      typed,
    );
    return [
      { id: 'pages', heading: t('pages'), commands: [...usual, ...rest.slice(0, offered)] },
      // Typed, buildings come from the search, which also knows their street.
      { id: 'switch', heading: t('switchTo'), commands: isBlank ? switches.slice(0, offered) : [] },
      { id: 'actions', heading: t('actions'), commands: [...begun, ...inBuildings.slice(0, offered), ...others] },
    ];
  };
}
