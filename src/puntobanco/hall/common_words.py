"""Words that people take for passwords, in small letters: our own list, of what leaked lists begin with."""

from __future__ import annotations

from typing import Final

WORDS: Final = """
password passwords passwort passwd pass passw parola senha motdepasse contrasena wachtwoord matkhau haslo
welcome welkom willkommen bienvenue letmein openup opensesame login logon signin admin administrator adminadmin
root toor user guest test tester testing demo default changeme change secret secrets private master server
system computer internet google facebook twitter instagram youtube whatsapp telegram wechat tiktok linkedin
amazon apple samsung nokia android iphone windows microsoft linux ubuntu oracle cisco router wireless network
website hello hellohello helloworld hi goodbye yes please thanks thankyou love loveme iloveyou iloveu loveyou
lovely lover lovers loveyouforever forever sweet sweety sweetie sweetheart honey baby babygirl babyboy babe
beautiful pretty gorgeous princess prince queen king angel angels heaven god jesus christ jesuschrist christian
bible church faith hope blessed blessing buddha allah krishna summer winter spring autumn monday tuesday
wednesday thursday friday saturday sunday january february march april may june july august september october
november december sunshine sunset sunrise rainbow flower flowers rose roses daisy lily jasmine orchid butterfly
star stars starlight moon moonlight sun sky cloud ocean river mountain forest fire ice snow diamond gold golden
silver crystal ruby pearl sapphire monkey dragon tiger lion eagle falcon hawk wolf fox bear panda panther
cheetah horse pony unicorn dolphin shark whale turtle rabbit bunny kitty kitten cat puppy dog doggy chicken duck
mouse snake spider scorpion phoenix elephant football soccer baseball basketball hockey tennis golf cricket
rugby volleyball boxing wrestling skate skater surfer swimming running fitness liverpool arsenal chelsea
manchester manutd barcelona barca realmadrid madrid juventus milan inter bayern dortmund ajax benfica celtic
rangers yankees lakers cowboys steelers packers eagles raiders patriots redsox ferrari porsche mercedes bmw audi
toyota honda yamaha kawasaki suzuki harley corvette mustang camaro jaguar batman superman spiderman ironman hulk
thor avengers joker marvel starwars skywalker vader yoda jedi matrix terminator pokemon pikachu mario zelda
sonic minecraft fortnite roblox naruto sasuke goku anime hogwarts harrypotter hermione gandalf frodo hobbit
pirate pirates ninja samurai warrior knight wizard magic magician hunter ranger soldier killer assassin shadow
ghost vampire zombie demon devil lucifer satan hell darkness midnight phantom mystery maverick rockstar
rocknroll metallica nirvana slipknot eminem beatles queenqueen music guitar piano drummer dancer dancing singer
michael jordan jennifer jessica ashley amanda andrew anthony daniel david matthew joshua robert thomas william
charlie george nicole michelle melissa samantha elizabeth alexander alexandra benjamin brandon christopher
jonathan justin patrick richard stephanie victoria vanessa veronica natasha tatiana maria anna linda susan
sophie chloe emma olivia oliver harry jack james john peter paul mark martin steven kevin brian jason joseph
charles edward henry freedom liberty peace america american england london newyork paris france germany berlin
russia moscow china beijing shanghai hongkong taiwan taipei vietnam saigon hanoi thailand bangkok macau macao
singapore malaysia japan tokyo korea seoul india mumbai delhi australia sydney canada toronto brazil mexico
texas california florida chicago hollywood vegas lasvegas casino baccarat puntobanco banco punto banker player
poker blackjack roulette jackpot lucky luckyme winner winners win bigwin money moneymoney cash dollar dollars
million millionaire billion rich richman gamble betting dealer croupier cards chips fortune success
business company office work job boss manager secretary doctor teacher student school college university
chocolate cookie cookies candy cupcake cherry strawberry banana orange apples lemon mango peach coffee pizza
burger cheese pepper ginger vanilla whiskey vodka beer wine whatever nothing something anything everything
nobody somebody trustno trustnoone noone letitbe fuckyou fuckoff fuck asshole bitch shit sexy sexsex hotgirl
hotboy cutie cool coolgirl awesome perfect best happy happiness smile smiley laugh funny crazy stupid idiot
loser zaq xsw qwe asd zxc qweasd qweasdzxc asdasd zxczxc qweqwe abc abcabc aaa access account security secure
safety family mother father mommy daddy mama papa brother sister friend friends friendship bestfriend birthday
christmas holiday vacation travel dream dreams dreamer life mylife newlife love4ever always never
"""
