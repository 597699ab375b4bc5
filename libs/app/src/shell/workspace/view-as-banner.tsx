import { useApiClient } from '@imah/api-client/react';
import { Banner, Button } from '@imah/ui';
import { useState } from 'react';
import { useApp } from '../../ports/index.ts';
import { viewAsOrigin } from '../../ports/view-as-origin.ts';
import { useSession } from '../session/session-context.tsx';
import { useWorkspaceTexts } from './texts.ts';
import { viewAs } from './workspace.css.ts';

/** Says on every page that one sees as a group, and ends it with one press. */
export function ViewAsBanner() {
  const t = useWorkspaceTexts();
  const client = useApiClient();
  const { onRightsChanged, draftStorage } = useApp();
  const seenAs = useSession(({ context }) => context.user?.viewAs?.groupName ?? null);
  const [state, setState] = useState<'seeing' | 'ending' | 'failed'>('seeing');
  if (seenAs === null) return null;

  async function end(): Promise<void> {
    setState('ending');
    try {
      await client.endViewAs();
      const href = viewAsOrigin(draftStorage).take();
      // One's own rights open every page that is open now.
      onRightsChanged(href === null ? 'stay' : { href });
    } catch {
      setState('failed');
      return;
    }
    setState('seeing');
  }

  return (
    <div className={viewAs}>
      <Banner
        tone="warning"
        actions={
          <Button size="sm" loading={state === 'ending'} onClick={() => void end()}>
            {t('viewAs.end')}
          </Button>
        }
      >
        {t(state === 'failed' ? 'viewAs.failed' : 'viewAs.notice', { group: seenAs })}
      </Banner>
    </div>
  );
}
