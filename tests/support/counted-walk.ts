import type { Locator, Page } from '@playwright/test'
import { main } from './walks.ts'

/** A person who goes from the first page to an end. Counts what they press and which screens they see; typing is not counted. */
export class CountedWalk {
  readonly page: Page
  clicks = 0
  readonly screens: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  async begin(): Promise<void> {
    await this.page.goto('/')
    await this.see()
  }

  async press(place: Locator): Promise<void> {
    await place.click()
    this.clicks += 1
  }

  /** @param place what only the screen has that is seen now */
  async see(place: Locator = main(this.page).getByRole('heading', { level: 1 })): Promise<void> {
    await place.first().waitFor()
    const name = `${new URL(this.page.url()).pathname} ${await place.first().textContent()}`
    if (this.screens.at(-1) !== name) this.screens.push(name)
  }

  async pressAndSee(place: Locator, seen?: Locator): Promise<void> {
    await this.press(place)
    await this.see(seen)
  }
}
