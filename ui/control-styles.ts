/** The look shared by everything one can type into or choose from: see `styles/names.css`. */
export const controlStyles = 'control'
