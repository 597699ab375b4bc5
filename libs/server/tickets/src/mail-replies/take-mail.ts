import { ticketCommentDraft } from '@imah/contract/tickets';
import { findReplyTarget, replyTokensIn } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { HttpProblem } from '@imah/server-platform/http';
import { answerAs, findWriter, type Writer } from './answer-as.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { keepAttachments } from './keep-attachments.ts';
import { answersTooOften, beginMail, endMail, idFrom, mailKey } from './known-mails.ts';
import { readInThread } from './read-in-thread.ts';
import { refuseMail } from './refuse-mail.ts';
import type { RefusalReason } from './refusal-texts.ts';

/** A mail as it lies in the mailbox. */
export interface FoundMail {
  readonly source: Buffer;
  /** `cut`: so large that only its beginning was read. */
  readonly extent: 'whole' | 'cut';
  /** Where it lies: known by it where it has no Message-ID. */
  readonly place: string;
}

/**
 * `failed`: given up after several tries. `automatic`, `unaddressed`, `forged`, `unreadable`: left alone, and nobody is
 * told.
 */
export type MailOutcome = 'written' | 'automatic' | 'unaddressed' | 'forged' | 'unreadable' | 'failed' | RefusalReason;

const mostAttempts = 5;

/**
 * Takes one mail of the mailbox: an answer to a mail about a ticket becomes a comment on it, once however often it is
 * taken. What is no answer is left alone, and who cannot answer is told so.
 * @throws {Error} when it may be taken later
 */
export async function takeMail(context: ServerContext, found: FoundMail): Promise<MailOutcome> {
  const { config, db, log, now } = context;
  if (config.mailReplies === null) throw new Error('No mailbox is configured');
  const read = await readInThread(found.source);
  if (read === null) {
    log.warn('a mail could not be read within its limits, and is left alone');
    return 'unreadable';
  }
  const { mail } = read;
  const tokens = replyTokensIn(config.mailReplies.address, mail.to);
  const name = [mail.from ?? '', ...tokens, mail.messageId ?? found.place];
  const key = mailKey(...name);
  const { attempts, at, outcome } = await beginMail(db, key, now());
  // Written by this function alone.
  if (outcome !== null) return outcome as MailOutcome;
  const taken: Taken =
    attempts > mostAttempts
      ? { outcome: 'failed', userId: null }
      : await answer(context, mail, {
          tokens,
          commentId: idFrom(at.getTime(), ...name),
          seenAt: at.getTime(),
          extent: found.extent === 'cut' ? 'cut' : read.extent,
        });
  await endMail(db, key, taken);
  log.info(taken, 'a mail was taken');
  return taken.outcome;
}

interface Taken {
  readonly outcome: MailOutcome;
  readonly userId: string | null;
}

interface Addressed {
  readonly tokens: readonly string[];
  readonly commentId: string;
  /** When the mail was first looked at. */
  readonly seenAt: number;
  readonly extent: FoundMail['extent'];
}

async function answer(context: ServerContext, mail: IncomingMail, addressed: Addressed): Promise<Taken> {
  const [token] = addressed.tokens;
  if (mail.kind === 'automatic') return { outcome: 'automatic', userId: null };
  if (token === undefined) return { outcome: 'unaddressed', userId: null };
  // Whoever it names has not written it, and is not written to.
  if (mail.proof === 'forged') return { outcome: 'forged', userId: null };
  const { db, now } = context;
  const target = await findReplyTarget(db, token, now());
  const writer = target === null ? null : await findWriter(db, target, now());
  const refuse = async (reason: RefusalReason, userId: string | null): Promise<Taken> => {
    await refuseMail(context, mail, { kind: 'refused', reason }, userId === null ? 'stranger' : 'known');
    return { outcome: reason, userId };
  };
  if (target === null) return refuse('unknown-token', null);
  // Whether its token is good is nobody's business but its owner's; nor does it use up what they may answer in an hour.
  if (writer === null || mail.from !== writer.actor.email.toLowerCase()) return refuse('foreign-sender', null);
  // Somebody else may read the mails of an address that nobody has shown to be theirs.
  if (!writer.actor.emailVerified) return refuse('unverified', null);
  if (target.state === 'expired') return refuse('expired', null);
  const { userId } = target;
  const written = await write(context, mail, { ...addressed, writer });
  return written === 'written' ? { outcome: written, userId } : refuse(written, userId);
}

/** Writes what a person may write, by the rules of the call that a page makes. */
async function write(
  context: ServerContext,
  mail: IncomingMail,
  { commentId, seenAt, extent, writer }: Omit<Addressed, 'tokens'> & { readonly writer: Writer },
): Promise<'written' | RefusalReason> {
  const { orgId, userId } = writer.target;
  if (await answersTooOften(context.db, userId, context.now())) return 'too-many';
  if (extent === 'cut') return 'too-large';
  const body = storable(mail.answer);
  if (body === '' && mail.files.length === 0) return 'empty';
  if (!ticketCommentDraft.safeParse({ body }).success) return 'too-long';
  const missing = await asked(() => answerAs(context, writer).authorize());
  if (missing !== null) return missing;
  const { fileIds, refused } = await keepAttachments(context, { orgId, userId, commentId, seenAt }, mail.files);
  if (body === '' && fileIds.length === 0) return 'empty';
  const draft = ticketCommentDraft.parse({ id: commentId, body, fileIds });
  const refusal = await asked(() => answerAs(context, writer).write(draft));
  if (refusal !== null) return refusal;
  if (refused.length > 0) await refuseMail(context, mail, { kind: 'files', names: refused }, 'known');
  return 'written';
}

/** Why it was not allowed, null where it was; what fails otherwise may be tried later. */
async function asked(step: () => Promise<unknown>): Promise<'forbidden' | 'second-factor' | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof HttpProblem) return error.code === 'FAKTOR_KEDUA_WAJIB' ? 'second-factor' : 'forbidden';
    throw error;
  }
}

/** Without what the database or a page cannot show: control characters, halves of letters. */
function storable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
