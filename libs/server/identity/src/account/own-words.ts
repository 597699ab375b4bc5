import { type RawBuilder, sql } from 'kysely';
import { shownNameSql } from '@imah/server-platform/built-in-names';

const categoryName = () => shownNameSql('category', 'c.key', 'c.name');

type Part = (user: string) => RawBuilder<unknown>;

/** What a person reported, wrote about the work, followed and rated, as parts of their archive. */
export const ownTickets: Readonly<Record<string, Part>> = {
  tickets: (user) => sql`
    SELECT o.name AS organization, b.name AS building, t.number, un.code AS unit, t.kind, ${categoryName()} AS category, t.priority,
      CASE WHEN ${isTheirs(user)} THEN t.title END AS title, CASE WHEN ${isTheirs(user)} THEN t.details END AS details, t.source, t.state, t.reporter_name, t.reporter_phone, t.rating, t.rating_reasons, t.created_at, t.updated_at
    FROM ticket t JOIN organization o ON o.id = t.org_id JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    LEFT JOIN unit un ON un.org_id = t.org_id AND un.id = t.unit_id
    LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
    WHERE t.reporter_user_id = ${user} ORDER BY t.created_at`,
  ticketReplies: (user) => sql`
    SELECT t.number AS ticket, r.side, r.body, r.at, r.edited_at
    FROM ticket_reply r JOIN ticket t ON t.org_id = r.org_id AND t.id = r.ticket_id WHERE r.author_id = ${user} ORDER BY r.at`,
  ticketNotes: (user) => sql`
    SELECT t.number AS ticket, n.body, n.at, n.edited_at
    FROM ticket_note n JOIN ticket t ON t.org_id = n.org_id AND t.id = n.ticket_id WHERE n.author_id = ${user} ORDER BY n.at`,
  // Of what others reported a person knows what it is about and where, and no more here.
  ticketsJoined: (user) => sql`
    SELECT b.name AS building, ${categoryName()} AS category, f.joined_at FROM ticket_follower f
    JOIN ticket t ON t.org_id = f.org_id AND t.id = f.ticket_id JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
    WHERE f.user_id = ${user} ORDER BY f.joined_at`,
  ticketsFollowed: (user) => sql`
    SELECT t.number AS ticket, w.state, w.since FROM ticket_observer w
    JOIN ticket t ON t.org_id = w.org_id AND t.id = w.ticket_id WHERE w.user_id = ${user} ORDER BY w.since`,
  workTimes: (user) => sql`
    SELECT t.number AS ticket, w.started_at, w.minutes, w.note FROM ticket_time w
    JOIN ticket t ON t.org_id = w.org_id AND t.id = w.ticket_id WHERE w.worker_id = ${user} ORDER BY w.started_at`,
  meterReadings: (user) => sql`
    SELECT b.name AS building, m.resource, m.number AS meter, r.at, r.register_values, r.state, r.note FROM meter_reading r
    JOIN meter m ON m.org_id = r.org_id AND m.id = r.meter_id JOIN building b ON b.org_id = m.org_id AND b.id = m.building_id
    WHERE r.author_id = ${user} ORDER BY r.at`,
  ticketViews: (user) => sql`
    SELECT name, shape, filters, columns, audience, created_at FROM ticket_view WHERE user_id = ${user} ORDER BY created_at`,
  files: (user) => sql`
    SELECT name, type, size, subject_kind AS belongs_to, uploaded_at FROM stored_file
    WHERE uploaded_by = ${user} ORDER BY uploaded_at`,
};

/**
 * SQL: whether what stands in ticket `t` may be handed to who reported it: it is not for the staff alone, or nobody else
 * has written in it since.
 */
function isTheirs(user: string): RawBuilder<unknown> {
  return sql`(t.audience = 'resident' OR NOT EXISTS (
    SELECT 1 FROM ticket_event e WHERE e.org_id = t.org_id AND e.ticket_id = t.id AND e.kind = 'changed'
      AND e.actor_id IS DISTINCT FROM ${user}::uuid AND e.data -> 'fields' ?| ARRAY['title', 'details']))`;
}

/** What a person said to others, how they voted and what they read, as parts of their archive. */
export const ownTopics: Readonly<Record<string, Part>> = {
  topics: (user) => sql`
    SELECT number, kind, title, body, created_at, publish_at, deleted_at FROM topic
    WHERE author_id = ${user} ORDER BY created_at`,
  topicPosts: (user) => sql`
    SELECT t.number AS topic, p.side, p.body, p.at, p.edited_at, p.deleted_at
    FROM topic_post p JOIN topic t ON t.org_id = p.org_id AND t.id = p.topic_id WHERE p.author_id = ${user} ORDER BY p.at`,
  topicReactions: (user) => sql`
    SELECT t.number AS topic, p.at AS post_at, r.reaction FROM topic_reaction r
    JOIN topic_post p ON p.org_id = r.org_id AND p.id = r.post_id JOIN topic t ON t.org_id = p.org_id AND t.id = p.topic_id
    WHERE r.user_id = ${user} ORDER BY p.at, r.reaction`,
  topicVotes: (user) => sql`
    SELECT t.number AS topic, t.title, o.text AS vote, un.code AS unit, v.cast_at FROM topic_vote v
    JOIN topic t ON t.org_id = v.org_id AND t.id = v.topic_id
    JOIN topic_poll_option o ON o.org_id = v.org_id AND o.topic_id = v.topic_id AND o.id = v.option_id
    LEFT JOIN unit un ON un.org_id = v.org_id AND un.id = v.unit_id
    WHERE v.user_id = ${user} OR v.cast_by = ${user} ORDER BY v.cast_at`,
  topicsRead: (user) => sql`
    SELECT t.number AS topic, u.visibility, u.read_at, u.last_read_at FROM topic_user u
    JOIN topic t ON t.org_id = u.org_id AND t.id = u.topic_id WHERE u.user_id = ${user} ORDER BY t.year, t.count`,
};
