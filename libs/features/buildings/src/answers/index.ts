export { AnswerHousehold } from '../household/answer-household.tsx';
export { ApproveRequest } from '../joining/approve-request.tsx';
