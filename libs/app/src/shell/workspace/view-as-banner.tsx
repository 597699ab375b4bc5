import { Banner, Button } from '@imah/ui';
import { type DirectCommand, useDirectCommand } from '../../command/direct/index.ts';
import { useApp } from '../../ports/index.ts';
import { viewAsOrigin } from '../../ports/view-as-origin.ts';
import { useSession } from '../session/session-context.tsx';
import { useWorkspaceTexts } from './texts.ts';
import { viewAs } from './workspace.css.ts';

// It is a part of the shell, through which other commands speak, and says itself what was refused.
const endViewAs: DirectCommand<undefined, unknown> = { call: (client) => client.endViewAs() };

/** Says on every page that one sees as a group, and ends it with one press. */
export function ViewAsBanner() {
  const t = useWorkspaceTexts();
  const { onRightsChanged, draftStorage } = useApp();
  const seenAs = useSession(({ context }) => context.user?.viewAs?.groupName ?? null);
  const { run, isPending, error } = useDirectCommand(endViewAs);
  if (seenAs === null) return null;

  async function end(): Promise<void> {
    if ((await run(undefined)).kind === 'refused') return;
    const href = viewAsOrigin(draftStorage).take();
    // One's own rights open every page that is open now.
    onRightsChanged(href === null ? 'stay' : { href });
  }

  return (
    <div className={viewAs}>
      <Banner
        tone="warning"
        actions={
          <Button size="sm" loading={isPending} onClick={() => void end()}>
            {t('viewAs.end')}
          </Button>
        }
      >
        {t(error !== null ? 'viewAs.failed' : 'viewAs.notice', { group: seenAs })}
      </Banner>
    </div>
  );
}
