import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// `npm run dev` alone: every component in every state.
const forDevelopers = process.env.NODE_ENV === 'development' ? [route('style', 'style/style.tsx')] : []

// Every address of the site, by hand: the table of contents of the product. The tools are a document of their own.
export default [
  layout('frame.tsx', [
    index('home/home.tsx'),

    route('reports', 'reports/list.tsx'),
    route('reports/feed.atom', 'reports/feed.ts'),
    route('reports/mine', 'reports/mine.tsx'),
    route('reports/:id', 'reports/show.tsx'),
    route('reports/:id/attachments/:attachment', 'reports/attachment.ts'),
    route('reports/:id/edit', 'reports/edit.tsx'),
    route('reports/:id/verification', 'reports/verification.tsx'),
    route('reports/:id/rating', 'reports/rating.tsx'),
    route('reports/:id/approval', 'reports/approval.tsx'),
    route('reports/:id/rejection', 'reports/rejection.tsx'),
    route('reports/:id/retraction', 'reports/retraction.tsx'),
    route('submit-report', 'reports/submit.tsx'),
    route('drafts/:draft', 'reports/draft.tsx'),
    route('drafts/:draft/autosave', 'reports/draft-autosave.ts'),
    route('drafts/:draft/files', 'reports/draft-files.tsx'),
    route('drafts/:draft/uploads', 'reports/uploads.ts'),
    route('drafts/:draft/uploads/:attachment/:part', 'reports/upload-part.ts'),
    route('drafts/:draft/preview', 'reports/draft-preview.tsx'),
    route('search', 'reports/search.tsx'),

    route('archive/:reference', 'archive/show.tsx'),

    route('login', 'account/login.tsx'),
    route('second-step', 'account/second-step.tsx'),
    route('confirm', 'account/confirm.tsx'),
    route('logout', 'account/logout.tsx'),
    route('session/renewal', 'account/session-renewal.ts'),
    route('profile/security', 'security/overview.tsx'),
    route('profile/security/app', 'security/app.tsx'),
    route('profile/security/passkey', 'security/passkey.tsx'),
    route('profile/security/codes', 'security/codes.tsx'),
    route('register', 'account/register.tsx'),
    route('invitation/:token', 'account/invitation.tsx'),
    route('confirm-email', 'account/confirm-email.tsx'),
    route('confirm-email/letter', 'account/confirm-email-letter.tsx'),
    route('forgot-password', 'account/forgot-password.tsx'),
    route('reset-password', 'account/reset-password.tsx'),
    route('change-email', 'account/change-email.tsx'),
    route('profile', 'account/profile.tsx'),
    route('profile/password', 'account/password.tsx'),
    route('profile/data', 'account/data.ts'),
    route('profile/deletion', 'account/deletion.tsx'),
    route('tour', 'account/tour.tsx'),
    route('subscription-plans', 'plans/list.tsx'),

    route('notifications', 'notifications/list.tsx'),
    route('notifications/newest', 'notifications/newest.ts'),
    route('notifications/reading', 'notifications/read-all.ts'),
    route('notifications/:id/reading', 'notifications/read.ts'),
    route('notification-preferences', 'notifications/preferences.tsx'),
    route('stop-mail/:userId/:mark', 'notifications/stop-mail.tsx'),

    route('admin', 'staff/queue.tsx'),
    route('admin/messages', 'staff/messages.tsx'),
    route('admin/messages/:id/closing', 'staff/close-message.ts'),
    route('admin/page-views', 'staff/page-views.tsx'),
    route('user-management', 'staff/user-management.tsx'),
    route('content-management', 'staff/content-management.tsx'),
    route('content-management/archive.csv', 'archive/export.ts'),
    route('user-management/:id', 'staff/person.tsx'),
    route('user-management/:id/suspension', 'staff/suspension.tsx'),

    route('methodology', 'learn/methodology.tsx'),
    route('educational-resources', 'learn/educational-resources.tsx'),
    route('letters', 'learn/letters.tsx'),
    route('letters/:file', 'learn/blank-letter.ts'),
    route('documentation', 'learn/documentation.tsx'),
    route('faq', 'learn/faq.tsx'),
    route('about', 'learn/about.tsx'),
    route('contact', 'contact/contact.tsx'),

    route('robots.txt', 'machines/robots.ts'),
    route('sitemap.xml', 'machines/sitemap.ts'),

    route('regulatory-compliance', 'legal/regulatory-compliance.tsx'),
    route('legal-compliance', 'legal/legal-compliance.tsx'),
    route('terms-of-service', 'legal/terms-of-service.tsx'),
    route('privacy-policy', 'legal/privacy-policy.tsx'),
    route('page-views', 'page-views.ts'),

    ...forDevelopers,
    route('*', 'not-found.ts'),
  ]),
] satisfies RouteConfig
