import type { FakeAnswers } from '@imah/api-client/testing';
import { tower, urgentOutage, whoamiOfOwner } from '@imah/testing';
import type { Decorator, StoryContext as StorybookContext } from '@storybook/react-vite';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { AppPorts } from '../ports/app-ports.tsx';
import { buildRoutes, Failure, Frame, type FrameParts, NotFound, type ShellPorts } from '../shell/index.ts';
import { type RouteRecord, titles } from '../shell/routes/index.ts';
import { AppHarness, type AppHarnessProps } from './app-harness.tsx';
import { fullAnswers } from './full-answers.ts';
import { networkOf } from './network.ts';
import { type PageName, storyRoutes } from './story-routes.ts';

export { plainConfig } from './default-ports.ts';

export interface StoryAppProps {
  /** What the API answers, on top of everything that the frame of a building or a dashboard asks for. */
  readonly answers?: FakeAnswers;
  /** What comes after the page's path: a query, say. */
  readonly search?: string;
  /** Whose page it is; null while that is not known. */
  readonly person?: AppHarnessProps['person'];
  readonly app?: Partial<AppPorts>;
  /** What was written on this device and is not on the server. */
  readonly outbox?: AppHarnessProps['outbox'];
}

/** What domains put around a page. Storybook's preview gives it as the parameter `around`: the harness knows no domain. */
interface Around extends FrameParts {
  readonly BuildingLayout: ComponentType;
}

function aroundOf({ parameters }: Pick<StorybookContext, 'parameters'>): Around {
  // Storybook leaves parameters unnamed.
  return parameters['around'] as Around;
}

/** The page in its frame, as the route map of the application shows it, in the language and network of the toolbar. */
export function atRoute(name: PageName, { search = '', ...props }: StoryAppProps = {}): Decorator {
  const { path, frame } = storyRoutes[name];
  const address = path
    .replace(':id', tower.id)
    .replace(':outageId', urgentOutage.id)
    .replace(/\/:\w+\?/, '');
  const app = (records: readonly RouteRecord[]) =>
    inApp({
      ...props,
      path: `${address}${search}`,
      session: frame.guard === 'auth' ? 'signed-in' : 'visitor',
      records,
    });
  return (Story, context) =>
    app([isInsideBuilding(name) ? insideBuilding(name, aroundOf(context)) : recordOf(name, path)])(Story, context);
}

export interface InAppProps extends Omit<StoryAppProps, 'search'> {
  readonly path: string;
  readonly session: AppHarnessProps['session'];
  readonly records: readonly RouteRecord[];
  readonly failures?: Partial<ShellPorts['failures']>;
}

/** The application at an address, with routes of its own; those without a page show the story. */
export function inApp({ records, answers = {}, person = whoamiOfOwner, ...props }: InAppProps): Decorator {
  return (Story, context) => {
    const { globals } = context;
    const network = networkOf(globals['network']);
    const locale = globals['locale'] === 'en' ? 'en' : 'id';
    return (
      <StoryContext value={<Story />}>
        <AppHarness
          key={`${network} ${locale}`}
          {...props}
          routes={buildRoutes(records, { Frame, Failure, NotFound })}
          parts={aroundOf(context)}
          answers={{ ...fullAnswers, ...answers }}
          person={person}
          network={network}
          locale={locale}
        />
      </StoryContext>
    );
  };
}

const StoryContext = createContext<ReactNode>(null);

function StoryPage() {
  return use(StoryContext);
}

/** A record of the route map whose page is the story. */
export function recordOf(name: PageName, path: string): RouteRecord {
  return { name, path, title: titles[name], load: async () => StoryPage, ...storyRoutes[name].frame };
}

function isInsideBuilding(name: PageName): boolean {
  return storyRoutes[name].path.startsWith(storyRoutes.building.path);
}

function insideBuilding(name: PageName, { BuildingLayout }: Around): RouteRecord {
  const { path } = storyRoutes.building;
  const below = storyRoutes[name].path.slice(path.length + 1);
  const children = [recordOf(name, below)];
  return { ...recordOf('building', path), params: { id: 'uuid' }, load: async () => BuildingLayout, children };
}
