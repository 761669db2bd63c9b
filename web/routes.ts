import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// Every address of the site, by hand: the table of contents of the product. The tools are a document of their own.
export default [
  layout('frame.tsx', [
    index('home/home.tsx'),

    route('reports', 'reports/list.tsx'),
    route('reports/feed.atom', 'reports/feed.ts'),
    route('reports/mine', 'reports/mine.tsx'),
    route('reports/:id', 'reports/show.tsx'),
    route('reports/:id/edit', 'reports/edit.tsx'),
    route('reports/:id/verification', 'reports/verification.tsx'),
    route('reports/:id/rating', 'reports/rating.tsx'),
    route('reports/:id/approval', 'reports/approval.tsx'),
    route('reports/:id/rejection', 'reports/rejection.tsx'),
    route('reports/:id/retraction', 'reports/retraction.tsx'),
    route('submit-report', 'reports/submit.tsx'),
    route('search', 'reports/search.tsx'),

    route('archive/:reference', 'archive/show.tsx'),

    route('login', 'account/login.tsx'),
    route('logout', 'account/logout.tsx'),
    route('register', 'account/register.tsx'),
    route('invitation/:token', 'account/invitation.tsx'),

    route('notifications', 'notifications/list.tsx'),
    route('notifications/newest', 'notifications/newest.ts'),
    route('notifications/reading', 'notifications/read-all.ts'),
    route('notifications/:id/reading', 'notifications/read.ts'),
    route('notification-preferences', 'notifications/preferences.tsx'),
    route('stop-mail/:userId/:mark', 'notifications/stop-mail.tsx'),

    route('admin', 'staff/queue.tsx'),
    route('user-management', 'staff/user-management.tsx'),
    route('content-management', 'staff/content-management.tsx'),
    route('content-management/archive.csv', 'archive/export.ts'),

    route('methodology', 'learn/methodology.tsx'),
    route('educational-resources', 'learn/educational-resources.tsx'),
    route('regulatory-compliance', 'legal/regulatory-compliance.tsx'),

    route('robots.txt', 'machines/robots.ts'),
    route('sitemap.xml', 'machines/sitemap.ts'),

    route('*', 'not-found.ts'),
  ]),
] satisfies RouteConfig
