import * as z from 'zod/mini';

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.int(), title: z.optional(z.string()) }))),
});
const message = z.object({
  from: z.string().check(z.regex(/^\d{7,15}$/)),
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Seconds since 1970 UTC. */
  timestamp: z.string().check(z.regex(/^\d{1,11}$/)),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
});
const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.optional(z.array(z.unknown())),
    messages: z.optional(z.array(z.unknown())),
  }),
});
const news = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()) })) });

/** What became of a message that was sent under `messageId`. */
export interface MessageStatus {
  readonly messageId: string;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  readonly fault: { readonly code: number; readonly title: string } | null;
}

/** What somebody wrote to the number of the installation. */
export interface Reply {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly text: string;
}

const states = ['sent', 'delivered', 'read', 'failed'] as const;

/** What a webhook of the Cloud API tells about one of its numbers; what else it holds, of this version or a later one, is left out. */
export function readNews(
  body: unknown,
  phoneNumberId: string,
): { readonly statuses: MessageStatus[]; readonly replies: Reply[] } {
  const changes = news.safeParse(body).data?.entry.flatMap((entry) => entry.changes) ?? [];
  const values = changes.flatMap((each) => {
    const value = change.safeParse(each).data?.value;
    return value?.metadata.phone_number_id === phoneNumberId ? [value] : [];
  });
  return {
    statuses: values.flatMap(({ statuses = [] }) => statuses.flatMap((each) => statusOf(each))),
    replies: values.flatMap(({ messages = [] }) => messages.flatMap((each) => replyOf(each))),
  };
}

function statusOf(raw: unknown): MessageStatus[] {
  const { data } = status.safeParse(raw);
  const state = states.find((known) => known === data?.status);
  const messageId = data?.biz_opaque_callback_data;
  if (state === undefined || !z.uuid().safeParse(messageId).success || messageId === undefined) return [];
  const [fault] = data?.errors ?? [];
  return [{ messageId, state, fault: fault === undefined ? null : { code: fault.code, title: fault.title ?? '' } }];
}

function replyOf(raw: unknown): Reply[] {
  const { data } = message.safeParse(raw);
  const text = data?.text?.body ?? data?.button?.text;
  if (data === undefined || text === undefined) return [];
  return [{ id: data.id, phone: `+${data.from}`, at: Number(data.timestamp) * 1000, text }];
}
