import type { TimeZone } from '@imah/contract/buildings/words';
import type { WallAsked } from '@imah/contract/dashboards';
import { useApiClient } from '@imah/api-client/react';
import { useConnectionState } from '@imah/realtime/react';
import { Button, EmptyState, Heading, Inline, Skeleton, StatusBadge, Text } from '@imah/ui';
import { WidgetGrid } from '@imah/ui/data';
import { layoutGridIcon, maximizeIcon, wifiOffIcon } from '@imah/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { Age, useClock, useFormat, useNow } from '@imah/app/i18n';
import { usePublicRead } from '@imah/features-public/visitor';
import { screensOf } from './screens-of.ts';
import { useWallTexts } from './texts.ts';
import { usePointer } from './use-pointer.ts';
import { useRows } from './use-rows.ts';
import { useWallWidget } from './wall-widgets.tsx';
import * as styles from './wall.css.ts';

/** How often a screen asks for what no topic tells, in milliseconds. */
export const readEveryMs = 15_000;

interface WallDisplayProps {
  readonly token: string;
  readonly wall: WallAsked;
  /** Asks anew whether the wall is still good, and what it shows. */
  readonly reread: () => void;
}

/** The dashboards of a wall, one screen after the other. */
export function WallDisplay({ token, wall, reread }: WallDisplayProps) {
  const t = useWallTexts();
  const client = useApiClient();
  const clock = useClock();
  const { rows, attach } = useRows();
  const pointer = usePointer();
  const [turn, setTurn] = useState({ building: 0, screen: 0 });
  const building = wall.buildings[turn.building % wall.buildings.length];
  const buildingId = building?.id ?? '';
  const page = usePublicRead(
    buildingId,
    async (signal) => (await client.readWallPage({ body: { token, buildingId }, signal })).data,
    readEveryMs,
  );
  // The one before stays until the next has come.
  const shown = page.kind === 'ready' ? page.data : null;
  const screens = shown === null || rows === null ? [] : screensOf(shown, rows);
  const screen = screens[turn.screen % Math.max(1, screens.length)];
  const widgetOf = useWallWidget(token, shown);

  // What was cut off may have been withdrawn, and has missed what happened.
  const connection = useConnectionState();
  const renew = useEffectEvent(() => {
    reread();
    page.retry();
  });
  useEffect(() => {
    if (connection !== 'connecting' && connection !== 'idle') renew();
  }, [connection]);

  const next = useEffectEvent(() => {
    // A dashboard that has not come yet is waited for.
    if (shown?.buildingId !== buildingId) return;
    const isLast = turn.screen + 1 >= screens.length;
    setTurn(
      isLast
        ? { building: (turn.building + 1) % wall.buildings.length, screen: 0 }
        : { building: turn.building, screen: turn.screen + 1 },
    );
  });
  useEffect(() => clock.subscribe(wall.seconds * 1000, () => next()), [clock, wall.seconds]);

  return (
    <div className={styles.root} data-wall data-pointer={pointer}>
      <header className={styles.head}>
        <Heading level={1}>{shown?.buildingName ?? building?.name ?? wall.name}</Heading>
        <Inline gap="md" align="center">
          <Connection />
          {screens.length > 1 ? (
            <Text tone="muted">
              {t('of', { at: String((turn.screen % screens.length) + 1), all: String(screens.length) })}
            </Text>
          ) : null}
          <span className={styles.aside}>
            <Button
              size="sm"
              icon={maximizeIcon}
              // A browser may refuse, or have none; the screen is as it was.
              onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
            >
              {t('fullScreen')}
            </Button>
          </span>
          {shown === null ? null : <Clock timeZone={shown.timeZone} />}
        </Inline>
      </header>
      <div ref={attach} className={styles.stage}>
        {shown === null ? <Skeleton shape="chart" aria-busy /> : null}
        {shown !== null && rows !== null && screen === undefined ? (
          <EmptyState icon={layoutGridIcon} title={t('empty')} level={2} />
        ) : null}
        {shown === null || screen === undefined ? null : (
          <div key={`${shown.buildingId} ${turn.screen}`} className={styles.screen}>
            <WidgetGrid
              label={t('screen', { building: shown.buildingName })}
              level={2}
              widgets={screen.widgets.map(widgetOf)}
              layouts={screen.layouts}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Nothing while values come; how old the last ones are when the link is down. */
function Connection() {
  const t = useWallTexts();
  const clock = useClock();
  const connection = useConnectionState();
  const [lastAt, setLastAt] = useState<number | null>(null);
  const isLive = connection === 'connected';
  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    if (!isLive) setLastAt(clock.now());
  }
  if (isLive) return null;
  return (
    <output>
      <Inline as="span" gap="sm" align="center">
        <StatusBadge tone="warning" icon={wifiOffIcon} label={lastAt === null ? t('connecting') : t('down')} />
        {lastAt === null ? null : <Age at={lastAt} />}
      </Inline>
    </output>
  );
}

function Clock({ timeZone }: { readonly timeZone: TimeZone }) {
  const format = useFormat();
  const now = useNow(1_000);
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()}>
      {format.clock(now, timeZone)}
    </time>
  );
}
