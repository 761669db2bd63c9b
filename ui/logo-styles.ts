/** Class names of a picture in place of the lamp: as high as the lamp, and never so wide that the menus have no room. */
export const logoStyles = 'h-8 w-auto min-w-0 max-w-28 object-contain object-left sm:max-w-40'
