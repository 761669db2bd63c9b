import { delimiter, dirname, join } from 'node:path'

/** What Tor Browser turns off at its safest level, besides scripts: pictures of shapes and formulas, fonts of a page, WebGL, tell-tale clocks. */
const torAtItsSafest = {
  'svg.disabled': true,
  'mathml.disabled': true,
  'gfx.downloadable_fonts.enabled': false,
  'gfx.font_rendering.graphite.enabled': false,
  'gfx.font_rendering.opentype_svg.enabled': false,
  'webgl.disabled': true,
  'privacy.resistFingerprinting': true,
}

/** The Firefox of the tests, with pages' scripts on or off: WebDriver BiDi turns them off for the whole browser only. */
export function firefoxUse(program: string, scripts: 'on' | 'off') {
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
      // Nothing here asks the world outside.
      firefoxUserPrefs: {
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        // The clipboard may be read by a test, as Chromium permits on request.
        'dom.events.testing.asyncClipboard': true,
        'services.settings.server': 'data:,',
        // A page that comes back as it was left is never told to the tests as there.
        'browser.sessionhistory.max_total_viewers': 0,
        ...(scripts === 'off' ? torAtItsSafest : {}),
      },
      env: {
        ...process.env,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
        FITILA_FIREFOX: program,
        FITILA_FIREFOX_SCRIPTS: scripts,
      },
    },
  }
}
