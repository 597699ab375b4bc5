import { useLocation } from 'react-router-dom';
import { useCommand } from '@imah/app/command';
import { useApp, viewAsOrigin } from '@imah/app/ports';
import { seeAsGroup } from '../model/use-settings.ts';

/** Sees the organisation as a group does; what the group may not see is left, and whoever ends it comes back here. */
export function useSeeAs(orgId: string, onRefused: (error: unknown) => void): (groupId: string) => Promise<void> {
  const { onRightsChanged, draftStorage } = useApp();
  const { pathname, search } = useLocation();
  const { run } = useCommand(seeAsGroup, { refusal: 'caller' });
  return async (groupId) => {
    const done = await run({ orgId, groupId });
    if (done.kind === 'refused') return onRefused(done.error);
    viewAsOrigin(draftStorage).keep(`${pathname}${search}`);
    onRightsChanged('beranda');
  };
}
