export {
  defaultGroupGrants,
  defaultGroupKeys,
  defaultTicketVisibility,
  type DefaultGroupKey,
} from './access/default-groups.ts';
export {
  actions,
  isGrant,
  permissions,
  resources,
  type Action,
  type Grant,
  type Permission,
  type Resource,
} from './access/permissions.ts';
export {
  decide,
  decideRows,
  type Decision,
  type PolicyActor,
  type PolicyMembership,
  type PolicyTarget,
} from './access/policy.ts';
export {
  compareRights,
  mayGrant,
  organizationResources,
  type HeldRights,
  type RightsChange,
  type RightsLevel,
  type RightsReach,
} from './access/rights.ts';
export { alarmEndpoints } from './alarms/alarm-endpoints.ts';
export { alarmRoutes } from './alarms/alarm-routes.ts';
export {
  alarm,
  alarmInBuilding,
  alarmParams,
  alarmConditions,
  alarmSeverities,
  myAlarmsQuery,
  type Alarm,
  type AlarmInBuilding,
  type AlarmCondition,
  type AlarmSeverity,
} from './alarms/alarm.ts';
export { auditEndpoints } from './audit/audit-endpoints.ts';
export { auditRoutes } from './audit/audit-routes.ts';
export {
  auditActorKinds,
  auditFile,
  auditFilter,
  auditRow,
  historyEntities,
  historyParams,
  historyResources,
  type AuditActorKind,
  type AuditFile,
  type AuditFilter,
  type AuditRow,
  type HistoryEntity,
} from './audit/audit.ts';
export { buildingEndpoints } from './buildings/building-endpoints.ts';
export { buildingRoutes } from './buildings/building-routes.ts';
export {
  address,
  building,
  buildingChange,
  buildingCode,
  buildingDraft,
  buildingKinds,
  buildingStatuses,
  deviceCounts,
  timeZones,
  type Address,
  type Building,
  type BuildingChange,
  type BuildingDraft,
  type BuildingKind,
  type BuildingStatus,
  type DeviceCounts,
  type TimeZone,
} from './buildings/building.ts';
export { placeEndpoints } from './buildings/place-endpoints.ts';
export { placeRoutes } from './buildings/place-routes.ts';
export {
  areaMilliM2,
  floor,
  floorDraft,
  floorLevels,
  nppChange,
  nppE6,
  places,
  section,
  sectionDraft,
  sectionKinds,
  unit,
  unitCode,
  unitDraft,
  unitKinds,
  unitStatuses,
  wholeNppE6,
  type Floor,
  type FloorDraft,
  type NppChange,
  type Places,
  type Section,
  type SectionDraft,
  type SectionKind,
  type Unit,
  type UnitDraft,
  type UnitKind,
  type UnitStatus,
} from './buildings/place.ts';
export {
  unitImport,
  unitImportColumns,
  unitImportLimits,
  unitImportReport,
  unitImportSource,
  unitPattern,
  type UnitImport,
  type UnitImportColumn,
  type UnitImportFault,
  type UnitImportReport,
  type UnitImportSource,
  type UnitPattern,
} from './buildings/unit-import.ts';
export { unitEvent, unitEventKinds, type UnitEvent, type UnitEventKind } from './buildings/unit-timeline.ts';
export { pollDraft, pollVote, topicPoll, type PollDraft, type PollVote, type TopicPoll } from './community/poll.ts';
export { topicEndpoints, topicParams } from './community/topic-endpoints.ts';
export {
  topicPost,
  topicPostChange,
  topicPostDraft,
  topicReactionChange,
  type TopicPost,
  type TopicPostChange,
  type TopicPostDraft,
  type TopicReactionChange,
} from './community/topic-post.ts';
export { topicQuery, topicShows, type TopicQuery, type TopicShow } from './community/topic-query.ts';
export { mayWithTopic, topicPermissions, type TopicAct } from './community/topic-rights.ts';
export { topicRoutes } from './community/topic-routes.ts';
export {
  pollResults,
  pollWeights,
  postEditMinutes,
  topicAudienceKinds,
  topicKinds,
  topicLimits,
  topicPushMinutes,
  topicReactions,
  topicVisibilities,
  type PollResults,
  type PollWeight,
  type TopicAudienceKind,
  type TopicKind,
  type TopicReaction,
  type TopicVisibility,
} from './community/topic-words.ts';
export {
  communityTopic,
  topicAudience,
  topicChange,
  topicCorrection,
  topicDraft,
  topicPerson,
  topicReach,
  topicReceipts,
  topicRevision,
  topicRow,
  topicSummaryChange,
  type CommunityTopic,
  type TopicAudience,
  type TopicChange,
  type TopicCorrection,
  type TopicDraft,
  type TopicPerson,
  type TopicReach,
  type TopicReceipts,
  type TopicRevision,
  type TopicRow,
  type TopicSummaryChange,
} from './community/topic.ts';
export {
  defineEndpoints,
  type Access,
  type Endpoint,
  type EndpointShape,
  type EndpointTable,
  type PolicySubject,
  type RateLimit,
  type Reach,
  type ReachingRecord,
} from './core/endpoint.ts';
export { buildingParams, deviceParams, id, orgParams, uuidPattern, type Id } from './core/ids.ts';
export { epochMs, instant } from './core/instant.ts';
export { answer, listAnswer, listLimit, listQuery } from './core/list.ts';
export { colorModes, locales, type ColorMode, type Locale } from './core/locale.ts';
export { problem, type Problem } from './core/problem.ts';
export { type Route, type RouteTable } from './core/route.ts';
export { demoEndpoints } from './demo/demo-endpoints.ts';
export { demoRoutes } from './demo/demo-routes.ts';
export {
  canCommandBecome,
  command,
  commandDraft,
  commandExpiry,
  commandReason,
  commandStatuses,
  commandTransitions,
  type Command,
  type CommandDraft,
  type CommandStatus,
} from './devices/command.ts';
export { deviceEndpoints } from './devices/device-endpoints.ts';
export { deviceRoutes } from './devices/device-routes.ts';
export {
  controlDefinition,
  controlGuard,
  controlGuardKinds,
  device,
  deviceState,
  deviceStatuses,
  deviceType,
  type ControlDefinition,
  type ControlGuard,
  type ControlGuardKind,
  type Device,
  type DeviceState,
  type DeviceStatus,
  type DeviceType,
} from './devices/device.ts';
export {
  metricDefinition,
  metricKey,
  metricKinds,
  metricUnits,
  metricValue,
  type MetricDefinition,
  type MetricKind,
  type MetricUnit,
  type MetricValue,
} from './devices/metric.ts';
export { fileEndpoints } from './files/file-endpoints.ts';
export { fileRoutes } from './files/file-routes.ts';
export { cleanFileName, fileLimits, fileTypes, type FileKind, type FileTypeName } from './files/file-types.ts';
export {
  fileSubjectKinds,
  type FileBytes,
  previewSizes,
  storedFile,
  upload,
  uploadDraft,
  type FileSubjectKind,
  type PreviewSize,
  type StoredFile,
  type Upload,
  type UploadDraft,
} from './files/file.ts';
export { accountEndpoints } from './identity/account-endpoints.ts';
export { identityEndpoints } from './identity/identity-endpoints.ts';
export { identityRoutes } from './identity/identity-routes.ts';
export {
  boardingBody,
  boardingProblem,
  changePasswordBody,
  forgotPasswordBody,
  loginBody,
  newSession,
  registerBody,
  registerByProviderBody,
  providerRegistration,
  verifyEmailBody,
  verifiedEmail,
  resetPasswordBody,
  sessionAnswer,
  webQuery,
  type BoardingBody,
  type BoardingProblem,
  type ChangePasswordBody,
  type ForgotPasswordBody,
  type LoginBody,
  type NewSession,
  type RegisterBody,
  type RegisterByProviderBody,
  type ProviderRegistration,
  type VerifyEmailBody,
  type VerifiedEmail,
  type ResetPasswordBody,
  type SessionAnswer,
} from './identity/identity-schemas.ts';
export { passwordFault, passwordFaults, passwordPolicy, type PasswordFault } from './identity/password-policy.ts';
export {
  email,
  membership,
  personName,
  sessionUser,
  whoami,
  type Membership,
  type SessionUser,
  type Whoami,
} from './identity/user.ts';
export { invitationEndpoints } from './members/invitation-endpoints.ts';
export { invitationRoutes } from './members/invitation-routes.ts';
export {
  invitation,
  invitationDraft,
  invitationOffer,
  invitationParams,
  invitationQuery,
  invitationResend,
  invitationStatuses,
  invitationToken,
  type Invitation,
  type InvitationDraft,
  type InvitationOffer,
  type InvitationStatus,
  type InvitationToken,
} from './members/invitation.ts';
export { memberEndpoints } from './members/member-endpoints.ts';
export { memberRoutes } from './members/member-routes.ts';
export { group, groupDraft, groupLimit, groupParams, type Group, type GroupDraft } from './members/group.ts';
export {
  member,
  memberChange,
  memberParams,
  memberQuery,
  memberScope,
  memberStatuses,
  type Member,
  type MemberChange,
  type MemberQuery,
  type MemberScope,
  type MemberStatus,
} from './members/member.ts';
export { ticketVisibilities, type TicketVisibility } from './members/ticket-visibility.ts';
export { notificationEndpoints } from './notifications/notification-endpoints.ts';
export {
  notificationChannels,
  notificationKindKeys,
  notificationKinds,
  notificationTopics,
  notificationUrgencies,
  type NotificationChannel,
  type NotificationKind,
  type NotificationKindDefinition,
  type NotificationTopic,
  type NotificationUrgency,
} from './notifications/notification-kinds.ts';
export { notificationRoutes } from './notifications/notification-routes.ts';
export {
  digestCadences,
  notificationSettings,
  notificationSettingsDraft,
  pushDevice,
  pushSubscriptionDraft,
  quietHours,
  type DigestCadence,
  type NotificationKindSetting,
  type NotificationSettings,
  type NotificationSettingsDraft,
  type PushDevice,
  type PushSubscriptionDraft,
  type QuietHours,
} from './notifications/notification-settings.ts';
export {
  markedNotifications,
  notification,
  notificationMarks,
  notificationPacket,
  notificationQuery,
  unreadCount,
  type MarkedNotifications,
  type Notification,
  type NotificationMarks,
  type NotificationPacket,
  type UnreadCount,
} from './notifications/notification.ts';
export { organizationEndpoints } from './organizations/organization-endpoints.ts';
export { organizationRoutes } from './organizations/organization-routes.ts';
export {
  npwp,
  organization,
  organizationChange,
  organizationDetail,
  organizationDraft,
  organizationKinds,
  type Organization,
  type OrganizationChange,
  type OrganizationDetail,
  type OrganizationDraft,
  type OrganizationKind,
} from './organizations/organization.ts';
export { noticeEndpoints } from './notices/notice-endpoints.ts';
export { noticeRoutes } from './notices/notice-routes.ts';
export {
  notice,
  noticeDraft,
  noticeUrgencies,
  type Notice,
  type NoticeDraft,
  type NoticeUrgency,
} from './notices/notice.ts';
export {
  day,
  occupancy,
  occupancyChange,
  occupancyDraft,
  occupancyMove,
  occupancyRoles,
  resident,
  sharePpm,
  type Occupancy,
  type OccupancyChange,
  type OccupancyDraft,
  type OccupancyMove,
  type OccupancyRole,
  type Resident,
} from './people/occupancy.ts';
export {
  invitationWays,
  mostInvitedAtOnce,
  occupantAccount,
  occupantAccountStates,
  occupantInvitationDraft,
  occupantInvitationOutcomes,
  occupantInvitationResult,
  type InvitationWay,
  type OccupantAccount,
  type OccupantAccountState,
  type OccupantInvitationDraft,
  type OccupantInvitationResult,
} from './people/occupant-account.ts';
export { householdEndpoints } from './people/household-endpoints.ts';
export { householdRoutes } from './people/household-routes.ts';
export {
  household,
  householdAnswer,
  householdDraft,
  householdInvited,
  householdMember,
  householdPolicies,
  householdRenewal,
  householdRequest,
  householdSettings,
  householdStatuses,
  mostOfHousehold,
  type Household,
  type HouseholdAnswer,
  type HouseholdDraft,
  type HouseholdInvited,
  type HouseholdMember,
  type HouseholdPolicy,
  type HouseholdRequest,
  type HouseholdSettings,
} from './people/household.ts';
export {
  occupantImport,
  occupantImportOutcomes,
  occupantImportReport,
  type OccupantImport,
  type OccupantImportOutcome,
  type OccupantImportReport,
} from './people/occupant-import.ts';
export { joiningEndpoints } from './people/joining-endpoints.ts';
export { joiningRoutes } from './people/joining-routes.ts';
export {
  joinApproval,
  joinCode,
  joinCodeBody,
  joinPlace,
  joinRefusal,
  joinRequest,
  joinRequestDraft,
  joinRequestStatuses,
  ownJoinRequest,
  type JoinApproval,
  type JoinCode,
  type JoinPlace,
  type JoinRequest,
  type JoinRequestDraft,
  type OwnJoinRequest,
} from './people/joining.ts';
export { peopleEndpoints } from './people/people-endpoints.ts';
export { peopleRoutes } from './people/people-routes.ts';
export {
  identityNumber,
  person,
  personDraft,
  phone,
  revealedPerson,
  type Person,
  type PersonDraft,
  type RevealedPerson,
} from './people/person.ts';
export { numberKinds, readHumanNumber, type HumanNumber, type NumberKind } from './search/number-kinds.ts';
export { searchEndpoints } from './search/search-endpoints.ts';
export { searchRoutes } from './search/search-routes.ts';
export {
  searchAnswer,
  searchHit,
  searchKinds,
  searchLimits,
  searchPermissions,
  searchQuery,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
} from './search/search.ts';
export { portfolioEndpoints } from './portfolio/portfolio-endpoints.ts';
export { portfolioRoutes } from './portfolio/portfolio-routes.ts';
export {
  portfolio,
  portfolioBuilding,
  portfolioDevice,
  portfolioDevicesQuery,
  portfolioMeter,
  portfolioPeriods,
  portfolioQuery,
  type Portfolio,
  type PortfolioBuilding,
  type PortfolioDevice,
  type PortfolioMeter,
  type PortfolioPeriod,
} from './portfolio/portfolio.ts';
export {
  buildManifest,
  latestBuild,
  routeRule,
  type BuildManifest,
  type LatestBuild,
  type RouteRule,
} from './system/build-manifest.ts';
export { runtimeConfigElementId, type RuntimeConfig } from './system/runtime-config.ts';
export { telemetryEndpoints } from './telemetry/telemetry-endpoints.ts';
export { telemetryRoutes } from './telemetry/telemetry-routes.ts';
export {
  ingestLimits,
  rollupLevels,
  series,
  telemetryAnswer,
  telemetryPacket,
  telemetryQuery,
  type RollupLevel,
  type Series,
  type TelemetryAnswer,
  type TelemetryPacket,
} from './telemetry/telemetry.ts';
export { holidayDays, indonesianHolidays, type Holiday, type HolidayYear } from './tickets/holidays.ts';
export { slaAt, type ShownSla } from './tickets/sla/shown-sla.ts';
export { readSla, type SlaClock, type SlaInput, type SlaState, type SlaTerm } from './tickets/sla/sla-clock.ts';
export {
  businessHours,
  dayHours,
  defaultBusinessHours,
  defaultSlaPromises,
  findSlaPolicy,
  slaPolicy,
  slaPromise,
  type BusinessHours,
  type SlaPolicy,
  type SlaPromise,
} from './tickets/sla/sla-policy.ts';
export {
  enterPromise,
  enterState,
  readTicketSla,
  ticketSlaStates,
  workingTime,
  type TicketSla,
  type TicketSlaState,
  type TicketTimes,
} from './tickets/sla/ticket-clock.ts';
export { addWorkingMs, workingMs, type DayHours, type Span, type WorkingTime } from './tickets/sla/working-time.ts';
export {
  isOwnTicket,
  knowsTicketReporter,
  mayMoveTicket,
  mayReadTicketNotes,
  movesOpenTo,
  ticketMoves,
  ticketSides,
  worksOnTicket,
  type MoveAnswer,
  type MoveDemand,
  type TicketMove,
  type TicketMover,
  type TicketAccessFacts,
} from './tickets/ticket-moves.ts';
export {
  closeAfterDays,
  commentEditMinutes,
  deferDays,
  openTicketStates,
  ratingReasons,
  mayResidentGive,
  residentPriorities,
  residentTicketLimits,
  ticketAudiences,
  ticketKinds,
  ticketMine,
  ticketNumber,
  ticketPriorities,
  ticketRatings,
  ticketRelationKinds,
  ticketSorts,
  ticketSources,
  ticketStates,
  waitingReasons,
  type RatingReason,
  type ResidentPriority,
  type TicketAudience,
  type TicketKind,
  type TicketMine,
  type TicketPriority,
  type TicketRating,
  type TicketRelationKind,
  type TicketSort,
  type TicketSource,
  type TicketState,
  type WaitingReason,
} from './tickets/ticket-words.ts';
export {
  bulkOutcomes,
  mostAssignedAtOnce,
  mostTicketViews,
  ticketBulkAssignment,
  ticketCounts,
  ticketFileFormats,
  ticketView,
  ticketViewDraft,
  type BulkOutcome,
  type TicketBulkAnswer,
  type TicketBulkAssignment,
  type TicketCountQuery,
  type TicketCounts,
  type TicketFileFormat,
  type TicketFileQuery,
  type TicketView,
  type TicketViewDraft,
} from './tickets/list/ticket-list.ts';
export { ticketListEndpoints } from './tickets/list/ticket-list-endpoints.ts';
export { ticketListRoutes } from './tickets/list/ticket-list-routes.ts';
export {
  matchesRule,
  mostTicketRules,
  ruleTrialSize,
  ticketRule,
  ticketRuleDepth,
  ticketRuleDraft,
  ticketRuleEvents,
  timedRuleEvents,
  type TicketActions,
  type TicketConditions,
  type TicketRule,
  type TicketRuleDraft,
  type TicketRuleEvent,
  type TicketRuleTrial,
} from './tickets/settings/ticket-rule.ts';
export {
  mostSlaPolicies,
  mostTicketCategories,
  type OrgHours,
  type SlaEffect,
  type SlaPolicyDraft,
  type SlaTrial,
  type TicketCategoryDraft,
  type TicketCategorySetting,
} from './tickets/settings/ticket-settings.ts';
export { ticketSettingsEndpoints } from './tickets/settings/ticket-settings-endpoints.ts';
export { ticketSettingsRoutes } from './tickets/settings/ticket-settings-routes.ts';
export { makeScanCode, readScanCode } from './scan/scan-code.ts';
export { scanEndpoints } from './scan/scan-endpoints.ts';
export { scanPhotoLimits } from './scan/scan-limits.ts';
export { findScanProof, isScanProof, scanProofBits, type ScanProofSubject } from './scan/scan-proof.ts';
export { scanRoutes } from './scan/scan-routes.ts';
export {
  scanCode,
  scanCodeDraft,
  scanPhoto,
  scanPhotoQuery,
  scanPlace,
  scanReceipt,
  scanReport,
  scanReportDraft,
  type ScanCode,
  type ScanCodeDraft,
  type ScanPhoto,
  type ScanPhotoQuery,
  type ScanPlace,
  type ScanReceipt,
  type ScanReport,
  type ScanReportDraft,
} from './scan/scan.ts';
export { similarTicketEndpoints } from './tickets/similar/similar-endpoints.ts';
export { similarTicketRoutes } from './tickets/similar/similar-routes.ts';
export {
  similarQuery,
  similarTicket,
  ticketFollower,
  type SimilarQuery,
  type SimilarTicket,
  type TicketFollower,
} from './tickets/similar/similar-ticket.ts';
export { ticketEndpoints, ticketParams } from './tickets/ticket-endpoints.ts';
export { ticketQuery, type TicketQuery } from './tickets/ticket-query.ts';
export { ticketRoutes } from './tickets/ticket-routes.ts';
export {
  ticket,
  ticketAssignment,
  ticketCategory,
  ticketChange,
  ticketComment,
  ticketCommentDraft,
  ticketDraft,
  ticketEvent,
  ticketEventKinds,
  ticketRow,
  ticketStep,
  ticketWorker,
  type Ticket,
  type TicketAssignment,
  type TicketCategory,
  type TicketChange,
  type TicketComment,
  type TicketCommentDraft,
  type TicketDraft,
  type TicketEvent,
  type TicketEventKind,
  type TicketRow,
  type TicketStep,
  type TicketWorker,
} from './tickets/ticket.ts';
export { ticketObserverEndpoints } from './tickets/observers/observer-endpoints.ts';
export { ticketObserverRoutes } from './tickets/observers/observer-routes.ts';
export {
  mostTicketObservers,
  ticketObserver,
  ticketObserverCandidate,
  type TicketObserver,
  type TicketObserverCandidate,
} from './tickets/observers/ticket-observer.ts';
export { ticketSignatureEndpoints } from './tickets/signatures/signature-endpoints.ts';
export { ticketSignatureRoutes } from './tickets/signatures/signature-routes.ts';
export {
  ticketSignature,
  ticketSignatureDraft,
  type TicketSignature,
  type TicketSignatureDraft,
} from './tickets/signatures/ticket-signature.ts';
export { ticketPresenceEndpoints } from './tickets/presence/presence-endpoints.ts';
export { ticketPresenceRoutes } from './tickets/presence/presence-routes.ts';
export {
  ticketDoings,
  ticketPresence,
  ticketPresenceDraft,
  ticketWatcher,
  type TicketDoing,
  type TicketPresence,
  type TicketPresenceDraft,
  type TicketWatcher,
} from './tickets/presence/ticket-presence.ts';
export { ticketRelationEndpoints } from './tickets/relations/ticket-relation-endpoints.ts';
export { ticketRelationRoutes } from './tickets/relations/ticket-relation-routes.ts';
export {
  ticketRelation,
  ticketRelationDraft,
  type TicketRelation,
  type TicketRelationDraft,
} from './tickets/relations/ticket-relation.ts';
export {
  answersCheck,
  inspectionResults,
  isSoundCheck,
  mostTicketChecks,
  ticketCheckKinds,
  type InspectionResult,
  type TicketCheckKind,
} from './tickets/checklists/check-words.ts';
export type { CheckItem } from './tickets/checklists/check-item.ts';
export {
  mostTicketChecklists,
  ticketChecklist,
  ticketChecklistDraft,
  ticketChecklistOffer,
  type TicketChecklist,
  type TicketChecklistDraft,
  type TicketChecklistOffer,
} from './tickets/checklists/ticket-checklist.ts';
export { ticketChecklistEndpoints } from './tickets/checklists/ticket-checklist-endpoints.ts';
export { ticketChecklistRoutes } from './tickets/checklists/ticket-checklist-routes.ts';
export { partAmount, partUnits, type PartUnit } from './tickets/work/part-amount.ts';
export {
  ticketPart,
  ticketPartChange,
  ticketPartDraft,
  type TicketPart,
  type TicketPartChange,
  type TicketPartDraft,
} from './tickets/work/ticket-part.ts';
export { mostQuoteLines, quoteDays, quoteStates, type QuoteState } from './tickets/quote/quote-words.ts';
export {
  quoteDecision,
  ticketQuote,
  ticketQuoteDraft,
  ticketQuotes,
  type QuoteDecision,
  type TicketQuote,
  type TicketQuoteDraft,
  type TicketQuotes,
} from './tickets/quote/ticket-quote.ts';
export { ticketQuoteEndpoints } from './tickets/quote/ticket-quote-endpoints.ts';
export { ticketQuoteRoutes } from './tickets/quote/ticket-quote-routes.ts';
export { ticketWorkEndpoints } from './tickets/work/ticket-work-endpoints.ts';
export { ticketWorkRoutes } from './tickets/work/ticket-work-routes.ts';
export {
  ticketCheckAnswer,
  ticketCheckDraft,
  ticketCommentEdit,
  ticketCostDraft,
  ticketTimeDraft,
  ticketWork,
  type TicketCheck,
  type TicketCheckDraft,
  type TicketCost,
  type TicketCostDraft,
  type TicketTime,
  type TicketTimeDraft,
  type TicketWork,
} from './tickets/work/ticket-work.ts';
export { todayEndpoints } from './today/today-endpoints.ts';
export { todayRoutes } from './today/today-routes.ts';
export {
  today,
  todayItem,
  todayKinds,
  type OfflineDevice,
  type PollToday,
  type QuoteToday,
  type Today,
  type TicketToday,
  type TodayItem,
  type TodayKind,
  type JoiningToday,
  type RequestPlace,
} from './today/today.ts';
export {
  accessPacket,
  alarmPacket,
  commandAck,
  commandPacket,
  eventPacket,
  presencePacket,
  type AccessPacket,
  type AlarmPacket,
  type CommandAck,
  type CommandPacket,
  type EventPacket,
  type PresencePacket,
} from './topics/live-payloads.ts';
export {
  endpoints,
  type AnswerOf,
  type BodyOf,
  type EndpointName,
  type Endpoints,
  type ParamsOf,
  type QueryOf,
} from './endpoints.ts';
export { routes, type RouteName } from './routes.ts';
export {
  accessTopic,
  buildingChannels,
  buildingDevicesFilter,
  buildingTopic,
  communityTopicOf,
  deviceChannels,
  deviceTopic,
  deviceUplinks,
  notificationTopic,
  parseTopic,
  watchTopic,
  type BuildingAddress,
  type BuildingChannel,
  type BuildingTopic,
  type ChannelPayloads,
  type DeviceAddress,
  type DeviceChannel,
  type DeviceTopic,
  type PayloadOf,
  type PersonalChannel,
  type PersonalTopic,
  type Topic,
} from './topics.ts';
