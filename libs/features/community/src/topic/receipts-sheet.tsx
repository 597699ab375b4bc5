import { useRead } from '@imah/api-client/react';
import type { CommunityTopic } from '@imah/contract/community';
import { Avatar, Heading, List, ListRow, Progress, Sheet, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useCommunityTexts } from '../texts.ts';

/** Who of the audience has opened an important announcement, and who has not. */
export function ReceiptsSheet({ topic, onClose }: { readonly topic: CommunityTopic; readonly onClose: () => void }) {
  const t = useCommunityTexts();
  const format = useFormat();
  const found = readState(useRead('listTopicReceipts', { params: { topicId: topic.id } }));

  return (
    <Sheet open onClose={onClose} title={t('receipts.title')}>
      <Read of={found} failed={t('receipts.failed')} level={3} forbidden={null} />
      {found.kind === 'ready' ? (
        <Stack gap="lg">
          <Progress
            label={t('receipts.read')}
            value={found.data.read.length}
            max={Math.max(1, found.data.read.length + found.data.unread.length)}
            amount={t('receipts.summary', {
              read: found.data.read.length,
              total: found.data.read.length + found.data.unread.length,
            })}
          />
          {(['unread', 'read'] as const).map((part) => (
            <Stack key={part} gap="sm" as="section">
              <Heading level={3} size="sm">
                {t(`receipts.${part}`)} ({format.number(found.data[part].length)})
              </Heading>
              {found.data[part].length === 0 ? (
                <Text tone="muted">{t('receipts.nobody')}</Text>
              ) : (
                <List>
                  {found.data[part].map((person) => (
                    <ListRow
                      key={person.id}
                      leading={<Avatar name={person.name} size="sm" />}
                      title={person.name}
                      description={'at' in person ? format.dateTime(person.at, topic.timeZone) : undefined}
                    />
                  ))}
                </List>
              )}
            </Stack>
          ))}
        </Stack>
      ) : null}
    </Sheet>
  );
}
