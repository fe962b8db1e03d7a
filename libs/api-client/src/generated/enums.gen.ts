export const activityKindValues = [
  'problem_submitted',
  'solution_published',
  'solution_proposed',
  'proposal_accepted',
  'match_found',
  'project_started',
  'success_reported',
] as const;
export const activitySubjectTypeValues = ['problem', 'solution', 'project', 'story'] as const;
export const adminRoleValues = ['super-admin', 'operator'] as const;
export const administrativeMailboxValues = ['admin', 'administrator', 'webmaster', 'hostmaster', 'postmaster'] as const;
export const agreementSortValues = ['newest', 'name'] as const;
export const agreementStateValues = ['agreed', 'told'] as const;
export const alertFrequencyValues = ['off', 'daily', 'weekly'] as const;
export const allowancePeriodValues = ['month', 'year', 'total'] as const;
export const allowanceValues = ['off', 'on', 'limited'] as const;
export const analyticsTableValues = ['countries', 'types', 'months', 'funnel', 'retention'] as const;
export const analyzedStateValues = ['estimated', 'claimed', 'confirmed', 'disputed'] as const;
export const apiPricingValues = ['free', 'freemium', 'pay-per-use', 'subscription', 'enterprise'] as const;
export const apiReviewStatusValues = ['pending', 'in-review', 'approved', 'rejected'] as const;
export const apiStandingValues = ['staging', 'active', 'closed'] as const;
export const billingDocumentKindValues = ['invoice', 'receipt', 'credit_note'] as const;
export const billingIntervalValues = ['yearly', 'monthly'] as const;
export const billingStandingValues = ['free', 'trial', 'active', 'past_due', 'grace', 'ended'] as const;
export const bulkActValues = ['approve', 'reject', 'delete', 'restore'] as const;
export const cardUpdateStateValues = ['opening', 'open', 'saved', 'failed'] as const;
export const categoryValues = [
  'technology',
  'healthcare',
  'environment',
  'energy',
  'transportation',
  'education',
  'finance',
  'agriculture',
  'manufacturing',
  'other',
] as const;
export const certificationLevelValues = ['provisional', 'certified', 'trusted', 'gold'] as const;
export const changeKindValues = [
  'submitted',
  'edited',
  'status_changed',
  'decide_by_moved',
  'phase_changed',
  'gate_item_ticked',
  'gate_item_cleared',
  'partner_joined',
  'partner_changed',
  'partner_left',
  'partner_removed',
  'lead_handed_over',
  'milestone_added',
  'milestone_changed',
  'milestone_done',
  'milestone_reopened',
  'milestone_removed',
  'update_posted',
  'update_edited',
  'update_removed',
  'spend_recorded',
  'spend_removed',
  'file_attached',
  'file_removed',
] as const;
export const communityAccessValues = ['all_members', 'paid_members', 'invite_only'] as const;
export const communityColorValues = ['teal', 'green', 'violet', 'copper'] as const;
export const communityImageValues = ['network', 'leaf', 'orbit', 'growth'] as const;
export const communityRoleValues = ['member', 'moderator', 'admin'] as const;
export const communityStandingValues = [
  'member',
  'open',
  'invited',
  'plan_required',
  'organization_required',
  'banned',
] as const;
export const communityStateValues = ['active', 'resting', 'closed'] as const;
export const complianceStatusValues = ['approved', 'pending', 'issues'] as const;
export const conflictKindValues = ['connection', 'project'] as const;
export const connectionStandingValues = ['connected', 'asked', 'requested', 'declined'] as const;
export const connectionStatusValues = ['pending', 'accepted', 'declined', 'withdrawn', 'removed'] as const;
export const connectionSubjectValues = ['problem', 'solution', 'project'] as const;
export const connectionTabValues = ['connected', 'incoming', 'outgoing', 'past'] as const;
export const consentStateValues = ['asked', 'agreed', 'taken_back'] as const;
export const conversationSubjectValues = ['proposal', 'project', 'connection'] as const;
export const directoryFieldValues = [
  'description',
  'website',
  'location',
  'seeks_and_offers',
  'interests',
  'people',
  'work',
  'answer_record',
  'last_active',
] as const;
export const domainProofValues = ['dns', 'mail'] as const;
export const duplicateSignValues = ['address', 'name', 'domain', 'website'] as const;
export const emailChangeStateValues = ['waiting', 'changed'] as const;
export const emailInboxValues = ['old', 'new'] as const;
export const entitlementFeatureValues = [
  'browse_problems',
  'basic_directory',
  'propose_solutions',
  'open_communities',
  'submit_problems',
  'mentor_sessions',
  'expert_sessions',
  'sandbox_tokens',
  'api_certifications',
  'ip_catalogue',
  'premium_communities',
  'messages',
  'analytics',
] as const;
export const fieldVisibilityValues = ['hidden', 'connections', 'members', 'public'] as const;
export const fitValues = ['same', 'other', 'unknown'] as const;
export const growthMeasureValues = ['organizations', 'active_projects', 'matches'] as const;
export const inboxKindValues = ['charge', 'refund', 'dispute', 'unknown'] as const;
export const inboxStateValues = ['received', 'processed', 'ignored', 'review', 'failed'] as const;
export const industryValues = [
  'Technology & Software',
  'Healthcare & Biotechnology',
  'Financial Services',
  'Manufacturing',
  'Energy & Utilities',
  'Transportation & Logistics',
  'Retail & Consumer Goods',
  'Education',
  'Government & Public Sector',
  'Non-Profit & NGO',
  'Research & Development',
  'Other',
] as const;
export const interestValues = [
  'Fintech',
  'DeFi & Blockchain',
  'SaaS / Cloud Software',
  'Mobility Tech',
  'Telecom & Connectivity',
  'Greentech / Climate Tech',
  'AgriTech',
  'Waste & Circular Economy',
  'EdTech',
  'HealthTech',
  'GovTech / CivicTech',
  'LegalTech / RegTech',
  'E-Commerce & Marketplaces',
  'Media & Creator Economy',
  'TravelTech / Real Estate',
  'AI & Data Science',
  'Robotics & Drones',
  'Biotech / Genomics',
  'Space Tech',
] as const;
export const invitationOutcomeValues = ['invited', 'member', 'waiting'] as const;
export const invitationStateValues = ['waiting', 'proposed', 'declined', 'lapsed'] as const;
export const joinRequestStatusValues = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export const kybStatusValues = ['verified', 'pending', 'rejected'] as const;
export const ledgerStatusValues = ['completed', 'pending', 'failed', 'refunded', 'review'] as const;
export const legalBlockKindValues = ['paragraph', 'list'] as const;
export const legalDocumentNameValues = ['terms', 'privacy'] as const;
export const mailSecurityValues = ['starttls', 'tls', 'none'] as const;
export const mailSettingsActValues = ['saved', 'rolled-back'] as const;
export const matchLabelValues = ['strong', 'good', 'possible'] as const;
export const measureKindValues = ['hide', 'warn', 'ban'] as const;
export const measureStateValues = ['appealed', 'in_force', 'lifted'] as const;
export const memberSortValues = ['best', 'newest', 'name'] as const;
export const membershipTierValues = [
  'free',
  'innovators_solution_providers',
  'ecosystem_enablers',
  'enterprise_alliance_partners',
] as const;
export const mentorKindValues = ['mentor', 'expert'] as const;
export const mentorSessionStateValues = ['booked', 'cancelled', 'missed'] as const;
export const messageReportDecisionValues = ['kept', 'removed'] as const;
export const messageReportReasonValues = ['spam', 'harassment', 'fraud', 'confidential', 'other'] as const;
export const messageReportStateValues = ['open', 'decided'] as const;
export const messageStatusValues = [
  'queued',
  'deferred',
  'sent',
  'failed',
  'bounced',
  'suppressed',
  'stopped',
] as const;
export const notificationCategoryValues = [
  'security',
  'billing',
  'problems',
  'proposals',
  'projects',
  'connections',
  'organization',
  'communities',
  'messages',
  'mentoring',
  'alliance',
] as const;
export const notificationWayValues = ['at-once', 'daily', 'weekly', 'inbox', 'none'] as const;
export const onboardingStateValues = ['booked', 'held', 'cancelled'] as const;
export const organizationOpeningValues = ['pilots', 'partnerships', 'investment', 'research', 'mentoring'] as const;
export const organizationProofValues = ['domain', 'super_admin'] as const;
export const organizationSizeValues = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const;
export const organizationStateValues = ['active', 'suspended', 'unconfirmed', 'closed'] as const;
export const organizationTypeValues = [
  'corporation',
  'government',
  'ngo',
  'research',
  'academia',
  'startup',
  'investor',
  'venture_builder',
  'accelerator',
  'incubator',
] as const;
export const passedCheckValues = ['kyb-verified', 'certified', 'sla-compliant'] as const;
export const paymentObstacleValues = [
  'nothing_to_pay',
  'payment_unavailable',
  'currency_not_charged',
  'amount_too_small',
] as const;
export const paymentPurposeValues = ['start', 'renew', 'change'] as const;
export const paymentStatusValues = ['pending', 'successful', 'failed', 'cancelled', 'refunded'] as const;
export const peopleSortValues = ['newest', 'name', 'last_sign_in'] as const;
export const personStateValues = ['active', 'suspended', 'leaving', 'never_signed_in'] as const;
export const planCurrencyValues = ['USD', 'NGN'] as const;
export const postReactionValues = ['agree', 'thanks', 'insight', 'celebrate'] as const;
export const probeOutcomeValues = ['passed', 'failed', 'skipped'] as const;
export const probeStepValues = ['name', 'connect', 'tls', 'login', 'sender', 'recipient', 'delivery'] as const;
export const problemCodeValues = [
  'account_exists',
  'account_leaving',
  'account_suspended',
  'address_too_long',
  'admin_credentials_wrong',
  'admin_of_environment',
  'already_activated',
  'already_appealed',
  'already_asked',
  'already_asked_to_join',
  'already_connected',
  'already_in_community',
  'already_invited',
  'already_member',
  'already_paid',
  'already_partner',
  'already_proposed',
  'already_reported',
  'already_suppressed',
  'amount_not_quoted',
  'amount_too_small',
  'asked_by_them',
  'audit_check_running',
  'authenticator_not_begun',
  'authenticator_set',
  'banned_from_community',
  'blocked_already',
  'budget_required',
  'busy_then',
  'call_booked',
  'call_over',
  'cards_not_saved',
  'change_needs_payment',
  'code_wrong',
  'community_closed',
  'community_right_required',
  'connection_decided',
  'conversation_ended',
  'credentials_disagree',
  'credentials_wrong',
  'cross_site_request',
  'currency_fixed',
  'currency_not_charged',
  'decisions_overdue',
  'decisions_refused',
  'declined_lately',
  'discussion_answered',
  'discussion_locked',
  'document_unchanged',
  'domain_claimed',
  'domain_silent',
  'domain_taken',
  'domain_unproven',
  'domains_full',
  'edited_meanwhile',
  'enterprise_refused',
  'entitlement_exceeded',
  'erasure_underway',
  'evidence_required',
  'export_underway',
  'factor_required',
  'file_attached_before',
  'file_shows_item',
  'file_too_large',
  'file_type_refused',
  'files_full',
  'files_unavailable',
  'forbidden',
  'gate_incomplete',
  'gate_not_open',
  'headers_too_large',
  'hidden_while_seeing',
  'idempotency_key_in_use',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'internal_error',
  'invalid_input',
  'invalid_request',
  'invitation_answered',
  'invitation_for_another',
  'inviting_blind',
  'join_request_decided',
  'last_community_manager',
  'last_factor',
  'last_owner',
  'lead_has_left',
  'lead_must_hand_over',
  'lead_required',
  'ledger_check_running',
  'match_hidden',
  'measure_over',
  'measure_taken',
  'mentoring_not_offered',
  'merge_refused',
  'message_files_full',
  'message_forgotten',
  'message_not_stoppable',
  'message_optional',
  'message_outdated',
  'message_waiting',
  'messages_blocked',
  'method_not_allowed',
  'metrics_full',
  'milestones_full',
  'names_unasked',
  'no_factor',
  'no_factors_to_reset',
  'no_other_mail_settings',
  'no_subscription',
  'not_connected',
  'not_found',
  'not_in_community',
  'not_in_review',
  'not_mutable',
  'not_refundable',
  'not_suspended',
  'nothing_asked',
  'nothing_confirmed',
  'nothing_to_pay',
  'organization_has_left',
  'organization_in_review',
  'organization_merged',
  'organization_required',
  'organization_suspended',
  'other_registrations',
  'own_admin_account',
  'own_claim',
  'own_mentor',
  'own_scores_first',
  'owns_organizations',
  'passkey_known',
  'passkey_refused',
  'passkeys_full',
  'password_not_set',
  'password_refused',
  'payment_refused',
  'payment_unavailable',
  'phase_not_allowed',
  'picture_too_many_pixels',
  'picture_unreadable',
  'plan_not_sold',
  'plan_runs_already',
  'post_hidden',
  'post_under_report',
  'problem_not_draft',
  'problem_not_open',
  'project_ended',
  'project_started',
  'proof_required',
  'proof_wrong',
  'proposal_amended',
  'proposal_decided',
  'proposal_not_accepted',
  'proposal_not_decided',
  'proposals_pending',
  'provider_away',
  'provider_failed',
  'question_answered',
  'question_hidden',
  'quote_altered',
  'quote_expired',
  'read_only_while_seeing',
  'recipient_suppressed',
  'recipient_unusable',
  'recorded_already',
  'refund_too_large',
  'registration_decided',
  'report_decided',
  'reported_already',
  'request_timeout',
  'requests_used_up',
  'reviewer_excused',
  'reviewer_required',
  'reviewers_full',
  'rubric_changed',
  'saved_searches_full',
  'search_name_taken',
  'second_step_required',
  'section_closed',
  'see_as_needs_factor',
  'sender_at_this_machine',
  'session_not_held',
  'session_over',
  'sign_in_again',
  'signature_wrong',
  'signing_key_unpublished',
  'slot_not_free',
  'solution_accepted',
  'solution_not_draft',
  'solution_proposed',
  'spend_keeps_currency',
  'status_not_allowed',
  'storage_full',
  'story_moved',
  'subscription_read_only',
  'subscription_unpaid',
  'team_request_decided',
  'temporarily_unavailable',
  'time_taken',
  'token_invalid',
  'too_large',
  'too_late_to_move',
  'too_late_to_tell',
  'too_many_requests',
  'unauthenticated',
  'unsupported_media_type',
  'username_taken',
  'value_corrected',
  'value_moved',
  'value_not_understood',
  'verified_by_domain',
] as const;
export const problemSortValues = ['best', 'newest', 'value', 'answer-day', 'urgency'] as const;
export const problemStatusValues = ['draft', 'open', 'in_progress', 'solved', 'closed', 'withdrawn'] as const;
export const projectPhaseValues = ['planning', 'sandbox', 'pilot', 'scaling', 'deployed'] as const;
export const projectStandingValues = ['lead', 'partner', 'member'] as const;
export const projectStatusValues = ['planning', 'active', 'testing', 'completed', 'on-hold'] as const;
export const proposalSideValues = ['received', 'made'] as const;
export const proposalStatusValues = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export const providerMemberTypeValues = [
  'research-organizations',
  'corporates',
  'venture-studios',
  'startups-scaleups',
] as const;
export const publishingScopeValues = ['public', 'paid', 'enterprise', 'dataset'] as const;
export const quoteAppliesAtValues = ['payment', 'period-end'] as const;
export const quoteLineKindValues = ['plan', 'credit'] as const;
export const quotePurposeValues = ['start', 'renew', 'change'] as const;
export const rankStateValues = ['compared', 'waiting', 'no_reviewer'] as const;
export const reconciliationKindValues = ['missing_here', 'missing_there', 'amount', 'status', 'waiting'] as const;
export const reconciliationSourceValues = ['provider', 'watched'] as const;
export const recordedProofValues = ['domain', 'super_admin', 'none'] as const;
export const recordsSortValues = ['newest', 'name'] as const;
export const registrationAgeValues = ['under_3_days', '3_to_6_days', '7_to_29_days', '30_days_or_more'] as const;
export const registrationEmailValues = ['queued', 'sent', 'failed', 'withheld'] as const;
export const registrationMessageAuthorValues = ['alliance', 'applicant'] as const;
export const registrationShelfValues = ['deleted'] as const;
export const registrationSortValues = ['newest', 'oldest', 'name', 'waiting'] as const;
export const registrationStatusValues = ['pending', 'info_requested', 'approved', 'rejected'] as const;
export const reportGroundValues = ['spam', 'abuse', 'off_topic', 'confidential', 'other'] as const;
export const requestStatusValues = ['open', 'closed'] as const;
export const reviewActValues = ['ask', 'approve', 'reject', 'reopen'] as const;
export const reviewStateValues = ['scored', 'due', 'recused', 'excluded', 'own_organization', 'left'] as const;
export const rewardValues = ['pilot', 'purchase', 'rights'] as const;
export const rollBackTargetValues = ['previous', 'environment'] as const;
export const searchSortValues = ['best', 'newest'] as const;
export const searchedListValues = ['problems', 'solutions'] as const;
export const senderRecordValues = ['spf', 'dkim', 'dmarc'] as const;
export const sessionSideValues = ['mentor', 'member'] as const;
export const sessionTimeValues = ['upcoming', 'past'] as const;
export const settingKindValues = ['days', 'switch'] as const;
export const signInStandingValues = ['working', 'refused', 'server-away', 'untried'] as const;
export const signedInAsValues = ['member', 'admin'] as const;
export const solutionSortValues = ['best', 'newest', 'readiness'] as const;
export const solutionStatusValues = ['draft', 'published', 'testing', 'deployed'] as const;
export const storyPlaceValues = ['title', 'summary', 'account', 'impact', 'project_name'] as const;
export const storyStatusValues = ['draft', 'asked', 'published', 'withdrawn'] as const;
export const subscriptionStatusValues = ['active', 'past_due', 'grace', 'cancelled', 'ended'] as const;
export const supportStateValues = ['open', 'waiting', 'closed'] as const;
export const suppressionCauseValues = ['bounce', 'complaint', 'by-hand'] as const;
export const teamRoleValues = ['owner', 'admin', 'member', 'viewer'] as const;
export const technologyTypeValues = [
  'software',
  'hardware',
  'biotech',
  'ai',
  'iot',
  'blockchain',
  'robotics',
  'nanotechnology',
  'other',
] as const;
export const tryOutcomeValues = ['taken', 'caught', 'deferred', 'server-away', 'refused', 'bounced'] as const;
export const urgencyValues = ['low', 'medium', 'high', 'critical'] as const;
export const valueKindValues = [
  'revenue',
  'cost_saved',
  'investment_raised',
  'loss_avoided',
  'emissions_avoided',
  'grant_awarded',
  'other',
] as const;
export const valueStateValues = ['estimated', 'claimed', 'confirmed', 'disputed'] as const;
export const verdictReasonValues = [
  'other_problem',
  'other_technology',
  'too_early',
  'other_region',
  'known_already',
  'other',
] as const;
export const verdictValues = ['saved', 'not_relevant'] as const;
export const viewedTypeValues = ['problem', 'solution'] as const;
export const viewerStandingValues = ['visitor', 'member', 'connected', 'own'] as const;
export const watchedNounValues = ['problem', 'solution'] as const;
