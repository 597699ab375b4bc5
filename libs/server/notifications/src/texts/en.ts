import { type NotificationTexts, visitTime } from './notification-texts.ts';
import { alarmEn } from './alarm-en.ts';
import { billEn } from './bill-en.ts';
import { budgetEn } from './budget-en.ts';
import { expenseEn } from './expense-en.ts';
import { orderEn } from './order-en.ts';
import { walletEn } from './wallet-en.ts';
import { outageEn } from './outage-en.ts';
import { commandTextsEn } from './command-texts.ts';

const ticketStates = {
  new: 'is open again',
  'in-progress': 'is being worked on',
  waiting: 'is waiting',
  deferred: 'was deferred',
  resolved: 'is resolved',
  closed: 'was closed',
  cancelled: 'was cancelled',
  merged: 'was merged into another ticket',
} as const;

const appointmentOutcomes = {
  'appointment-offered': 'offered',
  'appointment-agreed': 'agreed',
  'appointment-moved': 'moved',
  'appointment-declined': 'needs another time',
  'appointment-cancelled': 'cancelled',
} as const;

const quoteOutcomes = {
  'quote-asked': 'waits for approval',
  'quote-approved': 'approved',
  'quote-refused': 'refused',
  'quote-withdrawn': 'withdrawn',
  'quote-expired': 'not approved in time',
} as const;

export const en: NotificationTexts = {
  notifications: {
    ...alarmEn,
    'ticket-created': ({ number, title, by }, { building }) => ({
      title: `New ticket: ${title}`,
      body: `${building}. ${number}, reported by ${by}.`,
      reason: `You may assign tickets in ${building}.`,
    }),
    'ticket-assigned': ({ number, title, by }, { building }) => ({
      title: `Ticket for you: ${title}`,
      body: `${building}. ${number}, assigned by ${by}.`,
      reason: 'This ticket is assigned to you.',
    }),
    'ticket-moved': ({ number, title, state, by }, { building }) => ({
      title: `${title} ${ticketStates[state]}`,
      body: `${building}. ${number}, changed by ${by}.`,
      reason: 'You reported this or work on it.',
    }),
    'ticket-replied': ({ number, title, by }, { building }) => ({
      title: `Reply: ${title}`,
      body: `${building}. ${number}, from ${by}.`,
      reason: 'You reported this or work on it.',
    }),
    'ticket-noted': ({ number, title, by }, { building }) => ({
      title: `Internal note: ${title}`,
      body: `${building}. ${number}, from ${by}.`,
      reason: 'This ticket is assigned to you.',
    }),
    'ticket-mentioned': ({ number, title, by }, { building }) => ({
      title: `You were mentioned: ${title}`,
      body: `${building}. ${number}, in an internal note by ${by}.`,
      reason: 'You are named in an internal note on this ticket.',
    }),
    'ticket-unblocked': ({ number, title, by }, { building }) => ({
      title: `No longer blocked: ${title}`,
      body: `${building}. ${number}; what blocked it was ended by ${by}.`,
      reason: 'This ticket is assigned to you.',
    }),
    'ticket-flagged': ({ number, title, by }, { building }) => ({
      title: `Needs attention: ${title}`,
      body: `${building}. ${number}, by the rule ${by}.`,
      reason: 'A rule of your organisation notifies you.',
    }),
    'ticket-escalated': ({ number, title, at }, { building }) => ({
      title: `Nobody has taken this on: ${title}`,
      body: `${building}. ${number}, waiting since ${at}.`,
      reason: 'You are in the escalation plan of this organisation.',
    }),
    'ticket-quote-asked': ({ number, title, by }, { building }) => ({
      title: `Please approve the cost: ${title}`,
      body: `${building}. ${number}, requested by ${by}.`,
      reason: 'You reported this or pay for its unit.',
    }),
    'ticket-quote-answered': ({ number, title, by, quote }, { building }) => ({
      title: `Cost ${quoteOutcomes[quote]}: ${title}`,
      body: `${building}. ${number}, by ${by}.`,
      reason: 'You asked for this cost, work on this, or were asked to approve it.',
    }),
    'ticket-appointment-offered': ({ number, title, by }, { building }) => ({
      title: `Choose a time for the visit: ${title}`,
      body: `${building}. ${number}, offered by ${by}.`,
      reason: 'You reported this, or live in its unit.',
    }),
    'ticket-appointment-changed': ({ number, title, by, appointment, begin, timeZone }, { building }) => ({
      title: `Visit ${appointmentOutcomes[appointment]}: ${title}`,
      body: [`${building}. ${number}`, visitTime({ begin, timeZone }, 'en-GB'), `by ${by}.`].filter(Boolean).join(', '),
      reason: 'You reported this, live in its unit, or work on it.',
    }),
    'announcement-published': ({ title, by }, { building }) => ({
      title: `Announcement: ${title}`,
      body: `${building}. From ${by}.`,
      reason: 'This announcement is for you.',
    }),
    'announcement-corrected': ({ title, by }, { building }) => ({
      title: `Corrected announcement: ${title}`,
      body: `${building}. From ${by}.`,
      reason: 'This announcement is for you.',
    }),
    ...billEn,
    ...orderEn,
    ...walletEn,
    ...expenseEn,
    ...budgetEn,
    ...outageEn,
    'topic-started': ({ title, by }, { building }) => ({
      title: `New topic: ${title}`,
      body: `${building}. Started by ${by}.`,
      reason: `You may read the topics of ${building}.`,
    }),
    'topic-replied': ({ title, by }, { building }) => ({
      title: `${by} wrote in ${title}`,
      body: `${building}.`,
      reason: 'You follow this topic.',
    }),
    'topic-mentioned': ({ title, by }, { building }) => ({
      title: `${by} mentioned you`,
      body: `${building}. ${title}.`,
      reason: 'You were mentioned in this topic.',
    }),
    'poll-closed': ({ title }, { building }) => ({
      title: `Poll closed: ${title}`,
      body: `${building}. The result is now available.`,
      reason: 'You voted in this poll or created it.',
    }),
    ...commandTextsEn,
    'invitation-received': ({ inviter }, { organization }) => ({
      title: `Invitation from ${organization}`,
      body: `${inviter} invites you to join ${organization}. Answer with the link in the invitation email.`,
      reason: 'The invitation was sent to your email address.',
    }),
    'invitation-accepted': ({ invitee }, { organization }) => ({
      title: `${invitee} accepted your invitation`,
      body: `${invitee} is now a member of ${organization}.`,
      reason: 'You sent this invitation.',
    }),
    'join-requested': ({ name, unit }, { building }) => ({
      title: `${name} asks to join`,
      body: `${name} says they live in unit ${unit} of ${building}. Approve or refuse the request.`,
      reason: `You manage the occupants of ${building}.`,
    }),
    'join-answered': ({ outcome, unit, reason }, { building }) => ({
      title: outcome === 'approved' ? `You have joined ${building}` : `Your request at ${building} was refused`,
      body:
        outcome === 'approved'
          ? `Your account is now connected with unit ${unit}.`
          : reason === ''
            ? 'Ask the management if you think this is a mistake.'
            : reason,
      reason: 'You made this request.',
    }),
    'household-invited': ({ host, name, unit, waits }, { building }) => ({
      title: waits ? `${host} would like to invite ${name}` : `${host} invited ${name}`,
      body: waits
        ? `As one of the household of unit ${unit}, ${building}. Approve or refuse it.`
        : `As one of the household of unit ${unit}, ${building}.`,
      reason: `You manage the occupants of ${building}.`,
    }),
    'household-answered': ({ outcome, name, unit, reason }, { building }) => ({
      title: outcome === 'approved' ? `${name} may join unit ${unit}` : `Your invitation of ${name} was refused`,
      body:
        outcome === 'approved'
          ? `The management of ${building} agreed to your invitation.`
          : reason === ''
            ? `Ask the management of ${building} if you think this is wrong.`
            : reason,
      reason: 'You sent this invitation.',
    }),
    'rights-changed': ({ by }, { organization }) => ({
      title: `Your permissions in ${organization} changed`,
      body: `Changed by ${by}. Open pages are already up to date.`,
      reason: `You are a member of ${organization}.`,
    }),
    'second-factor-required': ({ at }, { organization }) => ({
      title: `${organization} requires two-step verification`,
      body: `Turn it on in your account. From ${at} on, nothing of this organisation opens without it.`,
      reason: `You are a member of ${organization}.`,
    }),
    'login-new-device': ({ browser, at }) => ({
      title: 'Your account was opened from a new device',
      body: `${browser}, ${at}. If this was not you, change your password at once.`,
      reason: 'This concerns the security of your account, so we always tell you.',
    }),
    'password-changed': ({ how, at }) => ({
      title: 'Your password was changed',
      body: `${how === 'reset' ? 'Reset with a link sent by email' : 'Changed on the account page'}, ${at}. If this was not you, reset your password at once.`,
      reason: 'This concerns the security of your account, so we always tell you.',
    }),
    'mail-failed': ({ mail, to }) => ({
      title: mail === 'invitation' ? 'Your invitation was not delivered' : 'The verification email was not delivered',
      body: `The email to ${to} could not be sent for a day. Check the address, then send it again.`,
      reason: mail === 'invitation' ? 'You sent this invitation.' : 'You gave this address.',
    }),
  },
  mail: {
    greeting: (name) => `Hello ${name},`,
    digestSubject: (count) => `${count} notifications from Imah`,
    digestIntro: (count) => `There are ${count} notifications for you:`,
    open: (link) => `Open: ${link}`,
    times: (count) => `(${count} times)`,
    answer: {
      reply: 'Reply to this email to answer on the ticket.',
      note: 'Reply to this email to add an internal note to the ticket; residents do not see it.',
    },
    footer: (link) => `Choose what you want to receive: ${link}\n\nImah`,
  },
  push: { several: (count) => ({ title: `${count} new notifications`, body: 'Open Imah to see them.' }) },
};
