import { useRead } from '@imah/api-client/react';
import type { SavedReply } from '@imah/contract/tickets';
import { mostSavedReplies } from '@imah/contract/tickets/words';
import { Button, EmptyState, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { bookmarkIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { ChangeButton } from './change-button.tsx';
import { ReplySheet } from './reply-sheet.tsx';
import { useSavedReplyTexts } from './saved-replies/texts.ts';
import { Part } from './use-part.tsx';

/** The texts that are written once and sent often. */
export function ReplyPart({ orgId }: { readonly orgId: string }) {
  const t = useSavedReplyTexts();
  const mayChange = useCan()('settings.update', { orgId, everywhere: true }) === 'allowed';
  const [opened, setOpened] = useState<SavedReply | 'new' | null>(null);
  return (
    <Part query={useRead('listSavedReplies', { params: { orgId } })}>
      {(replies) => (
        <Stack gap="lg">
          <Text tone="muted">{t('lead')}</Text>
          {replies.length === 0 ? (
            <EmptyState icon={bookmarkIcon} level={2} title={t('empty')} text={t('emptyText')} />
          ) : (
            <List>
              {replies.map((reply) => (
                <ListRow
                  key={reply.id}
                  title={reply.name}
                  description={reply.body.length > 140 ? `${reply.body.slice(0, 140)}…` : reply.body}
                  trailing={mayChange ? <ChangeButton name={reply.name} onPress={() => setOpened(reply)} /> : null}
                />
              ))}
            </List>
          )}
          {mayChange && replies.length < mostSavedReplies ? (
            <Inline>
              <Button icon={plusIcon} onClick={() => setOpened('new')}>
                {t('add')}
              </Button>
            </Inline>
          ) : null}
          {opened === null ? null : (
            <ReplySheet orgId={orgId} reply={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
          )}
        </Stack>
      )}
    </Part>
  );
}
