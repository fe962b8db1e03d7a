import { unnamed } from '../../platform/mentions/mention-tokens';
import { erased, kept, personalColumnsOf, rewritten } from '../../platform/personal-data/personal-columns';

// Texts, scores and values belong to the organizations that they were submitted for, and decisions rest on them.
personalColumnsOf('innovation', {
  'problems.submitter_id': kept({
    archived: {
      as: 'problems',
      about: 'Problems that you have submitted or drafted',
      columns:
        'id, organization_id, title, description, category, urgency, status, tags, success_criteria, created_at, updated_at',
    },
  }),
  'solutions.submitter_id': kept({
    archived: {
      as: 'solutions',
      about: 'Solutions that you have submitted or drafted',
      columns:
        'id, organization_id, title, description, category, technology_type, readiness_level, status, tags, created_at, updated_at',
    },
  }),
  'solution_proposals.author_id': kept({
    archived: {
      as: 'proposals',
      about: 'Solutions that you have proposed to problems',
      columns: 'id, problem_id, solution_id, organization_id, note, status, feedback, created_at, decided_at',
    },
  }),
  'proposal_versions.author_id': kept({
    archived: {
      as: 'proposal-versions',
      about: 'Earlier words of proposals',
      columns: 'proposal_id, number, note, written_at',
    },
  }),
  'questions.asker_id': kept({
    archived: {
      as: 'questions',
      about: 'Questions that you have asked, and what was answered',
      columns: 'id, problem_id, organization_id, text, created_at, edited_at, answer, answered_at',
    },
  }),
  'question_mentions.asker_id': kept(),
  'question_mentions.person_id': rewritten(
    `update innovation.questions set text = ${unnamed('text')}, answer = ${unnamed('answer')}
      where id in (select question_id from innovation.question_mentions where person_id = $1)`,
    {
      archived: {
        as: 'mentions',
        about: 'Questions and answers that mention you',
        columns: 'question_id, problem_id, in_answer, told_at',
      },
    },
  ),
  'reviewers.person_id': kept({
    archived: {
      as: 'reviewing',
      about: 'Problems whose proposals you were asked to review',
      columns: 'problem_id, added_at',
    },
  }),
  'reviewers.added_by': kept(),
  'reviews.person_id': kept({
    archived: {
      as: 'reviews',
      about: 'Your scores of proposals, and from which you stepped back',
      columns: 'proposal_id, problem_id, marks, comment, scored_at, excuse, excuse_reason, excused_at',
    },
  }),
  'reviews.excused_by': kept(),
  'evaluations.lead_id': kept({
    archived: { as: 'led-reviews', about: 'Problems whose review you lead', columns: 'problem_id' },
  }),
  'rubric_versions.author_id': kept({
    archived: {
      as: 'rubrics',
      about: 'Rubrics that you have written',
      columns: 'problem_id, version, criteria, written_at',
    },
  }),
  'changes.person_id': kept({
    archived: {
      as: 'changes',
      about: 'What you have changed of problems, solutions and projects',
      columns:
        'kind, problem_id, solution_id, project_id, organization_id, from_status, to_status, reason, fields, created_at',
    },
  }),
  'join_requests.person_id': kept({
    archived: {
      as: 'join-requests',
      about: 'Requests to join projects that you have made',
      columns: 'id, project_id, organization_id, role, message, status, created_at',
    },
  }),
  'project_updates.person_id': kept({
    archived: {
      as: 'project-updates',
      about: 'Updates of projects that you have written',
      columns: 'id, project_id, organization_id, text, created_at',
    },
  }),
  'milestones.done_by': kept({
    archived: {
      as: 'milestones',
      about: 'Milestones that you have reached',
      columns: 'id, project_id, title, done_on',
    },
  }),
  'spend_entries.person_id': kept({
    archived: {
      as: 'spending',
      about: 'What you have entered as spent on projects',
      columns:
        'id, project_id, organization_id, spent_on, amount_minor::text as amount_minor, currency, note, created_at',
    },
  }),
  'metric_measurements.person_id': kept({
    archived: {
      as: 'measurements',
      about: 'What you have measured for projects',
      columns: 'id, metric_id, organization_id, measured_on, value, note, created_at',
    },
  }),
  'value_entries.person_id': kept({
    archived: {
      as: 'values',
      about: 'Values of projects that you have entered',
      columns:
        'id, project_id, organization_id, kind, amount_minor::text as amount_minor, currency, happened_on, state, note, source, created_at',
    },
  }),
  'value_remarks.person_id': kept({
    archived: {
      as: 'value-remarks',
      about: 'What you have said of values',
      columns: 'id, entry_id, organization_id, state, text, created_at',
    },
  }),
  'story_consents.person_id': kept({
    archived: {
      as: 'story-consents',
      about: 'Stories to which you have agreed for an organization, or not',
      columns: 'story_id, organization_id, state, decided_at',
    },
  }),
  'saved_searches.user_id': erased({
    archived: {
      as: 'saved-searches',
      about: 'Searches that you have saved',
      columns: 'id, list, name, query, frequency, created_at',
    },
  }),
  'watches.user_id': erased({
    archived: {
      as: 'watched',
      about: 'Problems and solutions that you watch',
      columns: 'problem_id, solution_id, known_status, created_at',
    },
  }),
  'watchers.user_id': erased(),
  'match_alerts.user_id': erased({
    archived: {
      as: 'match-alerts',
      about: 'How often you want mails about new matches',
      columns: 'frequency, told_until',
    },
  }),
});
