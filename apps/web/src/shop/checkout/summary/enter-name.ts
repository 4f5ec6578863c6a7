// The button that Enter presses in the order's form, by its name: what it sends is no order. [LGL-01]
export const enterName = "enter";
