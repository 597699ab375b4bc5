import type { WallWidget } from '@imah/contract/dashboards';
import { useApiClient } from '@imah/api-client/react';
import { Skeleton, Text } from '@imah/ui';
import { useEffect, useState } from 'react';
import { useWallTexts } from './texts.ts';
import * as styles from './wall.css.ts';

interface WallPictureProps {
  readonly token: string;
  readonly buildingId: string;
  readonly widget: Extract<WallWidget, { readonly type: 'picture' }>;
}

/** A picture of the building. It is fetched by the token, which no address has, and let go of with the screen. */
export function WallPicture({ token, buildingId, widget: { id: widgetId, alt } }: WallPictureProps) {
  const t = useWallTexts();
  const client = useApiClient();
  const [source, setSource] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let address: string | null = null;
    client.readWallPicture({ body: { token, buildingId, widgetId }, signal: stop.signal }).then(
      (picture) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(picture);
        setSource(address);
      },
      () => {
        if (!stop.signal.aborted) setMissing(true);
      },
    );
    return () => {
      stop.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [client, token, buildingId, widgetId]);
  if (isMissing) return <Text tone="muted">{t('noPicture')}</Text>;
  if (source === null) return <Skeleton shape="chart" />;
  return <img className={styles.picture} src={source} alt={alt} />;
}
