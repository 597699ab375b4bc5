import type { TranslationOf } from '@imah/app/i18n';
import type { ticketWordsTextsId } from './id.ts';

export const ticketWordsTextsEn = {
  states: {
    new: 'New',
    'in-progress': 'In progress',
    waiting: 'Waiting',
    deferred: 'Deferred',
    resolved: 'Resolved',
    closed: 'Closed',
    cancelled: 'Cancelled',
    merged: 'Merged',
  },
  priorities: { emergency: 'Emergency', high: 'High', medium: 'Medium', low: 'Low' },
  /** Where nothing beside it says that it is a priority. */
  priorityAlone: { emergency: 'Emergency', high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  kinds: {
    complaint: 'Complaint',
    request: 'Request',
    maintenance: 'Maintenance',
    inspection: 'Inspection',
    security: 'Security',
  },
  sources: {
    app: 'App',
    reception: 'Reception',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    qr: 'QR code',
    alarm: 'Alarm',
    schedule: 'Schedule',
    import: 'Import',
  },
  waiting: {
    resident: 'Waiting for the resident',
    vendor: 'Waiting for a vendor',
    part: 'Waiting for parts',
    approval: 'Waiting for approval',
  },
  audiences: { resident: 'Residents and staff', staff: 'Staff only' },
  ratings: { good: 'Good', bad: 'Poor' },
  ratingReasons: { slow: 'Slow', untidy: 'Untidy', fast: 'Fast', tidy: 'Tidy', friendly: 'Friendly' },
  sla: {
    clocks: { response: 'Response', resolution: 'Resolution' },
    states: {
      running: 'Running',
      paused: 'Paused',
      near: 'Almost up',
      late: 'Overdue',
      met: 'Met',
      void: 'Not counted',
    },
    left: '{duration} left',
    over: '{duration} overdue',
    due: 'Due {at}',
    named: '{clock}: {text}',
  },
  checkKinds: {
    tick: 'Tick',
    number: 'Number',
    text: 'Text',
    choice: 'Choice',
    inspection: 'Inspection',
    meter: 'Meter reading',
    photo: 'Photo',
  },
  inspection: { pass: 'Pass', fail: 'Fail', other: 'Other' },
} as const satisfies TranslationOf<typeof ticketWordsTextsId>;
