/** What can need a person today. A domain that has more to say adds its kind here. */
export const todayKinds = ['alarm', 'ticket', 'quote', 'poll', 'joining', 'device-offline'] as const;
export type TodayKind = (typeof todayKinds)[number];
