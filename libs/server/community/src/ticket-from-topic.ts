import { decideRows } from '@imah/contract/access';
import type { ServerContext } from '@imah/server-platform';
import { runCommand } from '@imah/server-platform/command';
import { asOne, notFound } from '@imah/server-platform/http';
import { createTicket, type StoredTicket } from '@imah/server-tickets';
import { withRules } from '@imah/server-tickets/settings';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { topicEvents } from './notify-of-topic.ts';
import { linkPostToTicket } from './post-repository.ts';
import { findPost } from './read-posts.ts';
import { requirePostAct, requireTopicAct } from './topic-abilities.ts';
import { getTopicRecord, lockTopic, updateTopicRow } from './topic-repository.ts';
import type { TopicFacts } from './topic-row.ts';
import type { Posting } from './write-posts.ts';

interface Source {
  readonly topic: TopicFacts;
  readonly buildingId: string;
  readonly number: string;
  readonly text: string;
  readonly author: string | null;
}

/**
 * Makes a ticket of a topic or of one of its posts, by the rights and the limits of tickets; each leads to the other.
 * @throws {HttpProblem} 403, 404, 409 when there is one already, or no building where it would be worked on
 */
export function ticketFromTopic(context: ServerContext, asking: Posting, postId: string | null): Promise<StoredTicket> {
  const { orgId, topicId, actor, requestId, now } = asking;
  // The topic is locked before its ticket is numbered and audited, as by all who write in it: nobody waits in a ring.
  return asOne(context, (unit) =>
    runCommand<Source, StoredTicket>(unit, asking, {
      lock: async (trx) => {
        await lockTopic(trx, asking, { for: 'changing-it' });
        return readSource(trx, asking, postId);
      },
      write: async (trx, { topic, buildingId, number, text, author }) => {
        const draft = {
          kind: 'complaint' as const,
          title: topic.title,
          details: `${text.slice(0, 4700)}\n\n${author ?? ''}, ${number}: /imah/topic/${topicId}`.trim(),
          priority: 'medium' as const,
          source: 'app' as const,
          audience: 'resident' as const,
          fileIds: [],
        };
        const rows = decideRows(actor, 'ticket.create', { orgId, buildingId }) === 'all' ? 'all' : 'own';
        const edit = { orgId, buildingId, actor, rows, requestId, now } as const;
        const ticket = await withRules(unit, createTicket(unit, edit, draft));
        await (postId === null
          ? updateTopicRow(trx, asking, { ticket_id: ticket.id })
          : linkPostToTicket(trx, { orgId, postId }, ticket.id));
        const after = { ticketId: ticket.id, postId };
        const version = postId === null ? topic.version + 1 : topic.version;
        return {
          result: ticket,
          audit: { action: 'ticket', entity: 'topic', entityId: topicId, buildingId, after },
          effects: await topicEvents(trx, { topicId, version }, now),
        };
      },
    }),
  );
}

/** What the ticket is about. @throws {HttpProblem} 403, 404, 409 where this person makes no ticket of it */
async function readSource(trx: Transaction<Database>, asking: Posting, postId: string | null): Promise<Source> {
  const { actor, now } = asking;
  const topic = await getTopicRecord(trx, actor.userId, asking, now);
  const { number, buildingId } = topic;
  const post = postId === null ? null : await findPost(trx, asking, postId);
  if (postId === null) requireTopicAct('make-ticket', actor, topic, now);
  else if (post === null) throw notFound();
  else requirePostAct('make-ticket', actor, topic, post, now);
  // Refused above.
  if (buildingId === null) throw notFound();
  const { body, authorName } = post ?? topic;
  return { topic, buildingId, number, text: body, author: authorName };
}
