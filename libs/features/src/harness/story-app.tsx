import { createFakeRealtime } from '@imah/realtime/testing';
import { fixtureNow, tower } from '@imah/testing';
import type { Decorator } from '@storybook/react-vite';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BuildingLayout } from '../building/layout/index.ts';
import { fullAnswers } from './full-answers.ts';
import { PageHarness, type PageHarnessProps } from './page-harness.tsx';

export { fullAnswers };

type StoryAppProps = Omit<PageHarnessProps, 'children' | 'client' | 'realtime'>;

/** The app around a page of its own, in the language of the toolbar. */
export function inApp(props: StoryAppProps = {}): Decorator {
  return (Story, { globals }) => (
    <Suspense>
      <PageHarness
        {...props}
        locale={globals['locale'] === 'en' ? 'en' : 'id'}
        realtime={createFakeRealtime({ now: () => fixtureNow })}
      >
        <Story />
      </PageHarness>
    </Suspense>
  );
}

/** The app around a page inside the building `tower`, under its header and tabs. */
export function inBuilding({ path = '', ...props }: StoryAppProps = {}): Decorator {
  return (Story, { globals }) => (
    <Suspense>
      <PageHarness
        answers={fullAnswers}
        {...props}
        route="/imah/building/:id/*"
        path={`/imah/building/${tower.id}${path}`}
        locale={globals['locale'] === 'en' ? 'en' : 'id'}
        realtime={createFakeRealtime({ now: () => fixtureNow })}
      >
        <Routes>
          <Route element={<BuildingLayout />}>
            <Route path="*" element={<Story />} />
          </Route>
        </Routes>
      </PageHarness>
    </Suspense>
  );
}
