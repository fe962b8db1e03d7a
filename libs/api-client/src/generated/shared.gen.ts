export type ProblemCode =
  | 'account_exists'
  | 'account_leaving'
  | 'account_suspended'
  | 'address_too_long'
  | 'admin_credentials_wrong'
  | 'admin_of_environment'
  | 'already_activated'
  | 'already_appealed'
  | 'already_asked'
  | 'already_asked_to_join'
  | 'already_connected'
  | 'already_in_community'
  | 'already_invited'
  | 'already_member'
  | 'already_paid'
  | 'already_partner'
  | 'already_proposed'
  | 'already_reported'
  | 'already_suppressed'
  | 'amount_not_quoted'
  | 'amount_too_small'
  | 'asked_by_them'
  | 'audit_check_running'
  | 'authenticator_not_begun'
  | 'authenticator_set'
  | 'banned_from_community'
  | 'blocked_already'
  | 'budget_required'
  | 'busy_then'
  | 'call_booked'
  | 'call_over'
  | 'cards_not_saved'
  | 'change_needs_payment'
  | 'code_wrong'
  | 'community_closed'
  | 'community_right_required'
  | 'connection_decided'
  | 'conversation_ended'
  | 'credentials_disagree'
  | 'credentials_wrong'
  | 'cross_site_request'
  | 'currency_fixed'
  | 'currency_not_charged'
  | 'decisions_overdue'
  | 'decisions_refused'
  | 'declined_lately'
  | 'discussion_answered'
  | 'discussion_locked'
  | 'document_unchanged'
  | 'domain_claimed'
  | 'domain_silent'
  | 'domain_taken'
  | 'domain_unproven'
  | 'domains_full'
  | 'edited_meanwhile'
  | 'enterprise_refused'
  | 'entitlement_exceeded'
  | 'erasure_underway'
  | 'evidence_required'
  | 'export_underway'
  | 'factor_required'
  | 'file_attached_before'
  | 'file_shows_item'
  | 'file_too_large'
  | 'file_type_refused'
  | 'files_full'
  | 'files_unavailable'
  | 'forbidden'
  | 'gate_incomplete'
  | 'gate_not_open'
  | 'headers_too_large'
  | 'hidden_while_seeing'
  | 'idempotency_key_in_use'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'internal_error'
  | 'invalid_input'
  | 'invalid_request'
  | 'invitation_answered'
  | 'invitation_for_another'
  | 'inviting_blind'
  | 'join_request_decided'
  | 'last_community_manager'
  | 'last_factor'
  | 'last_owner'
  | 'lead_has_left'
  | 'lead_must_hand_over'
  | 'lead_required'
  | 'ledger_check_running'
  | 'match_hidden'
  | 'measure_over'
  | 'measure_taken'
  | 'mentoring_not_offered'
  | 'merge_refused'
  | 'message_files_full'
  | 'message_forgotten'
  | 'message_not_stoppable'
  | 'message_optional'
  | 'message_outdated'
  | 'message_waiting'
  | 'messages_blocked'
  | 'method_not_allowed'
  | 'metrics_full'
  | 'milestones_full'
  | 'names_unasked'
  | 'no_factor'
  | 'no_factors_to_reset'
  | 'no_other_mail_settings'
  | 'no_subscription'
  | 'not_connected'
  | 'not_found'
  | 'not_in_community'
  | 'not_in_review'
  | 'not_mutable'
  | 'not_refundable'
  | 'not_suspended'
  | 'nothing_asked'
  | 'nothing_confirmed'
  | 'nothing_to_pay'
  | 'organization_has_left'
  | 'organization_in_review'
  | 'organization_merged'
  | 'organization_required'
  | 'organization_suspended'
  | 'other_registrations'
  | 'own_admin_account'
  | 'own_claim'
  | 'own_mentor'
  | 'own_scores_first'
  | 'owns_organizations'
  | 'passkey_known'
  | 'passkey_refused'
  | 'passkeys_full'
  | 'password_not_set'
  | 'password_refused'
  | 'payment_refused'
  | 'payment_unavailable'
  | 'phase_not_allowed'
  | 'picture_too_many_pixels'
  | 'picture_unreadable'
  | 'plan_not_sold'
  | 'plan_runs_already'
  | 'post_hidden'
  | 'post_under_report'
  | 'problem_not_draft'
  | 'problem_not_open'
  | 'project_ended'
  | 'project_started'
  | 'proof_required'
  | 'proof_wrong'
  | 'proposal_amended'
  | 'proposal_decided'
  | 'proposal_not_accepted'
  | 'proposal_not_decided'
  | 'proposals_pending'
  | 'provider_away'
  | 'provider_failed'
  | 'question_answered'
  | 'question_hidden'
  | 'quote_altered'
  | 'quote_expired'
  | 'read_only_while_seeing'
  | 'recipient_suppressed'
  | 'recipient_unusable'
  | 'recorded_already'
  | 'refund_too_large'
  | 'registration_decided'
  | 'report_decided'
  | 'reported_already'
  | 'request_timeout'
  | 'requests_used_up'
  | 'reviewer_excused'
  | 'reviewer_required'
  | 'reviewers_full'
  | 'rubric_changed'
  | 'saved_searches_full'
  | 'search_name_taken'
  | 'second_step_required'
  | 'section_closed'
  | 'see_as_needs_factor'
  | 'sender_at_this_machine'
  | 'session_not_held'
  | 'session_over'
  | 'sign_in_again'
  | 'signature_wrong'
  | 'signing_key_unpublished'
  | 'slot_not_free'
  | 'solution_accepted'
  | 'solution_not_draft'
  | 'solution_proposed'
  | 'spend_keeps_currency'
  | 'status_not_allowed'
  | 'storage_full'
  | 'story_moved'
  | 'subscription_read_only'
  | 'subscription_unpaid'
  | 'team_request_decided'
  | 'temporarily_unavailable'
  | 'time_taken'
  | 'token_invalid'
  | 'too_large'
  | 'too_late_to_move'
  | 'too_late_to_tell'
  | 'too_many_requests'
  | 'unauthenticated'
  | 'unsupported_media_type'
  | 'username_taken'
  | 'value_corrected'
  | 'value_moved'
  | 'value_not_understood'
  | 'verified_by_domain';
export type FieldProblemDto = {
  /** The field that was refused, as a path into the body or query. */
  field: string;
  /** What is wrong with it, for people. */
  message: string;
};
export type OfferedPlanDto = {
  /** Its name in addresses. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that it brings. */
  tier: string;
  /** What it allows of the feature, for people. */
  allows: string;
};
export type EntitlementProblemDto = {
  /** How much is used in the running period. */
  used: number;
  /** How much the plan allows in a period; 0 for what it does not include, `null` where there is no limit. */
  limit: number | null;
  /** What the plan would have to allow. */
  feature: string;
  /** What is counted, or the feature itself, for people. */
  name: string;
  /** Whether the plan allows it now. */
  allowed: boolean;
  /** How long usage is counted: `month`, `year`, or `total` for good. */
  period: string;
  /** When nothing counts as used again; `null` when that never happens, or the plan does not include it. */
  resetsAt: string | null;
  /** The cheapest plan that would allow it; absent when none does. */
  plan?: OfferedPlanDto;
};
export type ProblemDto = {
  /** Always `about:blank`: the code says what happened. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** Stable name of what went wrong, for programs. */
  code: ProblemCode;
  /** What happened, for people. */
  detail: string;
  /** Identifier of this occurrence; the server's log has the same one. */
  instance: string;
  /** The fields that were refused. */
  errors?: FieldProblemDto[];
  /** What would have been allowed instead. */
  allowed?: string[];
  /** What the plan allows, where the plan is the reason. */
  entitlement?: EntitlementProblemDto;
};
