import { useEffect } from 'react';
import { useClock } from '@imah/app/i18n';
import { useApp } from '@imah/app/ports';
import type { WallPorts } from './wall-ports.ts';

const everyMs = 10 * 60_000;

/** A screen hangs for weeks, and nobody reloads it: it follows a newer version by itself. */
export function useNewestBuild({ latestBuild, reload }: Pick<WallPorts, 'latestBuild' | 'reload'>): void {
  const { buildId } = useApp().config;
  const clock = useClock();
  useEffect(
    () =>
      clock.subscribe(everyMs, () => {
        void latestBuild(buildId).then((newest) => {
          if (newest !== null && newest !== buildId) reload();
        });
      }),
    [clock, buildId, latestBuild, reload],
  );
}
