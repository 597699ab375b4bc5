import { useBuildings } from '@imah/api-client/react';
import type { PaletteCommand, PaletteGroup } from '@imah/ui';
import {
  buildingIcon,
  circleUserIcon,
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
import { useSearchTexts } from './texts.ts';
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
export function useCommandGroups(pages: readonly PalettePage[]): (typed: string) => PaletteGroup[] {
  const t = useSearchTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { colorMode } = useApp();
  const { locale, setLocale } = useLocale();
  const { data: buildings = [] } = useBuildings();
  const tasks = useTaskCommands();
  const showShortcuts = useShortcutsHelp();
  const goTo = (href: string) => () => void navigate(href);

  const pageCommands: PaletteCommand[] = [
    ...pages,
    { href: '/imah/akun', label: t('account'), icon: circleUserIcon },
  ].map(({ href, label, icon }) => ({
    id: `page ${href}`,
    label,
    ...(icon === undefined ? {} : { icon }),
    onSelect: goTo(href),
  }));
  const others = buildings.filter(({ id }) => !pathname.includes(id));
  const switches: PaletteCommand[] = others.map((building) => ({
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
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const isNamed = ({ label, detail = '', keywords = [] }: PaletteCommand) =>
      words.every((word) => [label, detail, ...keywords].join(' ').toLowerCase().includes(word));
    // The palette itself looks for words only in the order in which they stand, and reads keywords once for each id.
    const inAnyOrder = (command: PaletteCommand): PaletteCommand =>
      words.length > 1
        ? { ...command, id: `${command.id} ${typed}`, keywords: [...(command.keywords ?? []), typed] }
        : command;
    const named = (commands: readonly PaletteCommand[]) => commands.filter(isNamed).map(inAnyOrder);
    return [
      { id: 'pages', heading: t('pages'), commands: named(pageCommands) },
      // Typed, buildings come from the search, which also knows their street.
      { id: 'switch', heading: t('switchTo'), commands: words.length === 0 ? switches.slice(0, offered) : [] },
      {
        id: 'actions',
        heading: t('actions'),
        // What can be begun in one building is looked for; shown unasked it would bury the rest.
        commands: [
          ...named(tasks.usual),
          ...(words.length === 0 ? [] : named(tasks.byBuilding).slice(0, offered)),
          ...named(actions),
        ],
      },
    ];
  };
}
