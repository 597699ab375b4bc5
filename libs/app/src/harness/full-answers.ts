import type { FakeAnswers } from '@imah/api-client/testing';
import {
  alarms,
  answerOf,
  buildingFiles,
  buildings,
  commandIn,
  contacts,
  daySeries,
  devices,
  deviceTypes,
  listOf,
  notices,
  occupancies,
  places,
  residents,
  tower,
  unitEvents,
} from '@imah/testing';
import { openAlarm, ownReports, today } from '@imah/testing/today';
import { inboxCounts, inboxRows, notifications, notificationSettings } from '@imah/testing/notifications';
import { portfolio, portfolioDevices, portfolioMeters } from '@imah/testing/portfolio';
import { ticketReport } from '@imah/testing/ticket-report';
import { discussion, people, posts, reach, topicRows } from '@imah/testing/community';
import { auditRows } from '@imah/testing/audit';
import { ticketCounts, ticketRows } from '@imah/testing/ticket-rows';

/** A building with everything in it. */
export const fullAnswers: FakeAnswers = {
  listAudit: listOf(auditRows),
  listHistory: listOf(auditRows),
  listBuildings: async (input) => listOf(input?.query?.status === 'archived' ? [] : buildings),
  getBuilding: answerOf(tower),
  getPlaces: answerOf(places),
  listPeople: listOf(residents),
  listNotices: listOf(notices),
  listContacts: listOf(contacts),
  listBuildingFiles: listOf(buildingFiles),
  listOccupancies: answerOf([...occupancies]),
  getUnitTimeline: answerOf([...unitEvents]),
  listDevices: listOf(devices),
  listKnownDeviceTypes: answerOf([...deviceTypes]),
  listDeviceCredentials: answerOf([]),
  listDeviceTypes: answerOf([...deviceTypes]),
  listActiveAlarms: listOf(alarms),
  listCommands: listOf([commandIn('succeeded')]),
  listTickets: listOf(ticketRows(4)),
  listOwnReports: answerOf([...ownReports]),
  countTickets: answerOf(ticketCounts),
  getToday: answerOf(today),
  getPortfolio: answerOf(portfolio),
  listPortfolioDevices: listOf(portfolioDevices),
  listPortfolioMeters: answerOf([...portfolioMeters]),
  getTicketReport: answerOf(ticketReport),
  listMyAlarms: listOf([openAlarm]),
  listTopics: listOf(topicRows),
  getTopic: answerOf(discussion),
  listTopicPosts: listOf(posts),
  listTopicPeople: answerOf([...people]),
  markTopicRead: answerOf(discussion),
  countTopicAudience: answerOf(reach),
  countOrgTopicAudience: answerOf(reach),
  countUnread: answerOf({ unread: 2 }),
  listNotifications: listOf(notifications),
  listInbox: async (input) => listOf(inboxRows.filter(({ tab }) => tab === (input?.query?.tab ?? 'you'))),
  countInbox: answerOf(inboxCounts),
  getNotificationSettings: answerOf(notificationSettings),
  listScanCodes: answerOf([]),
  getJoinCode: answerOf({ code: '7KQ3MX2PABC', expiresAt: '2027-02-19T10:00:00.000Z' }),
  listJoinRequests: answerOf([]),
  listHouseholds: answerOf([]),
  listHouseholdRequests: answerOf([]),
  getHouseholdSettings: answerOf({ invitations: 'off' as const }),
  listOwnJoinRequests: answerOf([]),
  listSimilarTickets: answerOf([]),
  queryTelemetry: async ({ query }) =>
    answerOf({ level: '5m', bucketMs: 300_000, series: [daySeries(query.keys, 22, 31)] }),
};
