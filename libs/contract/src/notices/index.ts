export { noticeEndpoints } from './notice-endpoints.ts';
export { notice, noticeDraft, type Notice, type NoticeDraft } from './notice.ts';
