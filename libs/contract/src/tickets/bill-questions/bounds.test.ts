import { checkObjects } from '../../testing/check-bounds.ts';
import { billQuestion, billQuestionDraft, questionedLine } from '../index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const notIds = ['?', `${id}?`, 7, null];

checkObjects([
  {
    name: 'billQuestionDraft',
    schema: billQuestionDraft,
    example: { position: 1, question: 'Untuk apa dana ini?' },
    required: ['position', 'question'],
    accepts: { position: [1, 1_000], question: ['abc', 'x'.repeat(1_000)] },
    refuses: { position: [0, 1_001, 1.5, '1', null], question: ['ab', '  a  ', 'x'.repeat(1_001), 7, null] },
  },
  {
    name: 'billQuestion',
    schema: billQuestion,
    example: {
      ticketId: id,
      number: 'TKT-2026-000001',
      position: 2,
      question: 'Untuk apa dana ini?',
      state: 'answered',
      askedAt: '2026-11-20T10:05:00.000Z',
      answer: { text: 'Untuk lift.', at: '2026-11-20T11:05:00.000Z' },
    },
    required: ['ticketId', 'number', 'position', 'question', 'state', 'askedAt', 'answer'],
    accepts: { state: ['open', 'closed'], answer: [null] },
    refuses: {
      ticketId: notIds,
      number: [7, null],
      position: [1.5, '1', null],
      question: [7, null],
      state: ['unheard-of', null],
      askedAt: ['2026-11-20', '2026-11-20T10:05:00', 7, null],
      answer: ['text', { text: 'Untuk lift.' }, { at: '2026-11-20T11:05:00.000Z' }],
    },
  },
  {
    name: 'questionedLine',
    schema: questionedLine,
    example: {
      billId: id,
      number: 'INV-2026-000001',
      period: '2026-10',
      unitCode: 'A-101',
      position: 2,
      kind: 'water',
    },
    required: ['billId', 'number', 'period', 'unitCode', 'position', 'kind'],
    accepts: { kind: ['late-fee', 'service-charge'] },
    refuses: {
      billId: notIds,
      number: [7, null],
      period: ['2026', '2026-13', '2026-10-01', 7, null],
      unitCode: [7, null],
      position: [1.5, '1', null],
      kind: ['unheard-of', null],
    },
  },
]);
