import type { WallAsked } from '@imah/contract/dashboards';
import { useApiClient } from '@imah/api-client/react';
import { RealtimeProvider } from '@imah/realtime/react';
import { EmptyState, FailedState, LinkProvider, type LinkElementProps, Skeleton } from '@imah/ui';
import { unlinkIcon } from '@imah/ui/icons';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { type PublicRead, usePublicRead } from '@imah/features-public/visitor';
import { useWallTexts } from './texts.ts';
import { useAwake } from './use-awake.ts';
import { useNewestBuild } from './use-newest-build.ts';
import { readEveryMs, WallDisplay } from './wall-display.tsx';
import { browserWallPorts, type WallPorts } from './wall-ports.ts';
import * as styles from './wall.css.ts';

export interface WallPageProps {
  readonly ports?: WallPorts;
}

/** `/layar#…`: a screen on a wall, for whoever stands before it; without an account, and with nothing to press. */
export function WallPage({ ports = browserWallPorts }: WallPageProps) {
  const token = useLocation().hash.slice(1);
  useNewestBuild(ports);
  return (
    <LinkProvider component={PlainText}>
      <Suspense fallback={<Loading />}>
        {token === '' ? <Ended /> : <Wall key={token} token={token} ports={ports} />}
      </Suspense>
    </LinkProvider>
  );
}

/** What leads to a page elsewhere leads nowhere here. */
function PlainText({ href: _href, children, ...rest }: LinkElementProps) {
  return <a {...rest}>{children}</a>;
}

interface WallProps {
  readonly token: string;
  readonly ports: WallPorts;
}

function Wall({ token, ports }: WallProps) {
  const t = useWallTexts();
  const client = useApiClient();
  const read = usePublicRead(
    token,
    async (signal) => (await client.readWall({ body: { token }, signal })).data,
    readEveryMs,
  );
  switch (read.kind) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return <Ended />;
    case 'failed':
      return (
        <div className={styles.middle}>
          <FailedState title={t('failed')} level={1} onRetry={read.retry} attempt={read.attempt} />
        </div>
      );
    case 'ready':
      return <Channel token={token} ports={ports} read={read} wall={read.data} />;
  }
}

interface ChannelProps extends WallProps {
  readonly read: PublicRead<WallAsked>;
  readonly wall: WallAsked;
}

/** The screen with its live channel, which is open as long as the wall is good. */
function Channel({ token, ports, read, wall }: ChannelProps) {
  const { config } = useApp();
  const [realtime] = useState(() => ports.openChannel({ config, username: wall.liveAs, password: token }));
  useAwake(ports);
  useEffect(() => {
    realtime.start();
    return realtime.stop;
  }, [realtime]);
  return (
    <RealtimeProvider realtime={realtime}>
      <WallDisplay token={token} wall={wall} reread={read.retry} />
    </RealtimeProvider>
  );
}

function Loading() {
  return (
    <div className={styles.root} data-wall aria-busy>
      <Skeleton shape="heading" width="1/2" />
      <Skeleton shape="chart" />
    </div>
  );
}

function Ended() {
  const t = useWallTexts();
  return (
    <div className={styles.middle} data-wall>
      <EmptyState level={1} icon={unlinkIcon} title={t('ended.title')} text={t('ended.text')} />
    </div>
  );
}
