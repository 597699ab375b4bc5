/** An important notice stands above the others. */
export const noticeUrgencies = ['normal', 'important'] as const;
export type NoticeUrgency = (typeof noticeUrgencies)[number];
